/** Texts of the blog's first page for visitors and search engines. */
export const listText = {
  eyebrow: 'The Northloop blog',
  headline: 'Field notes for better websites',
  lead: 'Design, code and search, explained with real numbers by the people who do the work.',
  metadata: {
    title: 'Blog',
    description:
      'Articles on web design, mobile, SEO, color, React and e-commerce, with worked examples, from the Northloop studio in Minnesota.',
    keywords: ['web design blog', 'SEO', 'mobile design', 'e-commerce', 'React performance'],
  },
} as const;
