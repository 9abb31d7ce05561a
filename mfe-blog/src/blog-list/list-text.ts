/** What the blog's first page says of itself, to visitors and to search engines. */
export const listText = {
  eyebrow: 'The Northloop blog',
  headline: 'Field notes for better websites',
  lead: 'Design, code and search, explained with worked numbers by the people who do the work.',
  metadata: {
    title: 'Blog',
    description:
      'Articles on web design, mobile, SEO, color, React and e-commerce, with worked numbers, from the Northloop studio in Minnesota.',
    keywords: ['web design blog', 'SEO', 'mobile design', 'e-commerce', 'React performance'],
  },
} as const;
