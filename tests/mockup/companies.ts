import { INDUSTRIES, type Industry, type MockupRequest, WEBSITE_TYPES } from '@northloop/contracts';

/** Companies of each trade, described as by their owners: long and short, with and without facts and colors. */
const COMPANIES: Readonly<
  Record<Industry, readonly Omit<MockupRequest, 'industry' | 'websiteType'>[]>
> = {
  restaurant: [
    {
      companyName: 'Juniper Table',
      description:
        'We are a small restaurant in Duluth. We cook lake trout, wild rice and rye bread over open fire.',
      preferredColors: 'forest green and cream',
      features: ['Online reservations'],
    },
    { companyName: 'Noodle Hour', preferredColors: 'poppy red' },
    {
      companyName: 'Elm Creek Bakery',
      description: 'Sourdough and cardamom buns, baked in Maple Grove since 2011.',
      features: ['Online ordering', 'Newsletter'],
    },
    {
      companyName: 'The Salted Walleye Supper Club & Lounge',
      targetAudience: 'families with kids',
    },
    { companyName: 'Öl & Brot', preferredColors: '#1d4ed8, mustard', features: ['Menu', 'Map'] },
  ],
  ecommerce: [
    {
      companyName: 'Tern & Thistle',
      description: 'Linen shirts, wool socks and canvas bags for people who walk a lot.',
      preferredColors: 'sage and terracotta',
    },
    { companyName: 'Kiln Supply', description: 'Glazes, clay and small tools for potters.' },
    { companyName: 'Button Drawer', preferredColors: 'hot pink', targetAudience: 'home sewers' },
    { companyName: 'Northern Cask', features: ['Gift cards', 'Blog'] },
    { companyName: 'PlainPaper', preferredColors: 'black and white' },
  ],
  healthcare: [
    {
      companyName: 'Lakeside Family Clinic',
      description: 'Family medicine, vaccinations and physical therapy in St. Paul since 1994.',
      features: ['Online booking'],
    },
    {
      companyName: 'Dr. Amina Yusuf, DDS',
      preferredColors: 'teal',
      description: 'Dental care for nervous patients.',
    },
    { companyName: 'Birch Physical Therapy', targetAudience: 'runners' },
    { companyName: 'Clearwater Vision', preferredColors: 'light blue' },
    {
      companyName: 'Hearth Home Care',
      preferredColors: 'warm gray and coral red',
      features: ['Team page', 'FAQ'],
    },
  ],
  creative: [
    {
      companyName: 'Studio Halvorsen',
      description: 'Portraits and documentary photography in Minneapolis.',
      preferredColors: 'ink blue',
    },
    { companyName: 'Paper Moose', preferredColors: 'sunflower yellow and charcoal' },
    {
      companyName: 'Mira Okafor',
      features: ['Gallery'],
      description: 'I paint murals and shop signs.',
    },
    { companyName: 'Loud Quiet Loud', preferredColors: 'neon green' },
    { companyName: 'Field Notes Film', targetAudience: 'museums' },
  ],
  technology: [
    {
      companyName: 'Ledgerline',
      description: 'Route planning and invoicing for plumbing crews.',
      targetAudience: 'field crews',
      preferredColors: 'royal purple',
    },
    { companyName: 'Tidepool Analytics' },
    { companyName: 'Switchyard', preferredColors: '#00c2a8' },
    {
      companyName: 'Hexbright Robotics',
      description: 'Robot arms, grippers and vision systems, built in Rochester.',
      features: ['Customer portal', 'Blog'],
    },
    { companyName: 'Quietbox', preferredColors: 'midnight and amber' },
  ],
  'real estate': [
    {
      companyName: 'Porchlight Homes',
      description: 'Helping first-time buyers around Minneapolis since 2006.',
      preferredColors: 'navy and gold',
    },
    { companyName: 'Cedar & Main Realty', targetAudience: 'growing families' },
    { companyName: 'Northfield Land Co.', preferredColors: 'moss green' },
    { companyName: 'Skyway Lofts', preferredColors: 'graphite' },
    {
      companyName: 'Vang Property Group',
      features: ['Search listings', 'Map'],
      preferredColors: 'burgundy',
    },
  ],
  'professional services': [
    {
      companyName: 'Lindqvist Law',
      description: 'Contracts, leases and estate planning in Saint Cloud.',
      preferredColors: 'oxblood',
    },
    { companyName: 'Copper Pine Accounting', preferredColors: 'copper' },
    { companyName: 'Meridian HR', targetAudience: 'small firms' },
    {
      companyName: 'Baptiste & Daughters',
      preferredColors: 'dark green and champagne',
      features: ['Online booking', 'Team'],
    },
    { companyName: 'Fjord Advisory Partners International', preferredColors: 'steel blue' },
  ],
  fitness: [
    {
      companyName: 'Iron Loon',
      description: 'Strength training and open gym in Bemidji.',
      preferredColors: 'black and safety orange',
    },
    { companyName: 'Slow Flow Yoga', preferredColors: 'lavender' },
    {
      companyName: 'Rowhouse',
      preferredColors: 'ocean blue',
      features: ['Class schedule', 'Memberships'],
    },
    { companyName: 'Second Wind', targetAudience: 'new parents' },
    { companyName: 'Granite Climbing', preferredColors: 'brick red' },
  ],
  education: [
    {
      companyName: 'Little Acorns Preschool',
      preferredColors: 'grass green and sunshine yellow',
      description: 'Play, music and outdoor days for young children in Eagan.',
    },
    {
      companyName: 'Harmon Music School',
      description: 'We teach piano, fiddle and voice.',
      preferredColors: 'plum purple',
    },
    { companyName: 'Nokomis Tutoring', features: ['Online booking', 'Events'] },
    { companyName: 'Open Bench', preferredColors: 'rust', targetAudience: 'late starters' },
    { companyName: 'Lingua', preferredColors: 'cerulean' },
  ],
  construction: [
    {
      companyName: 'Holm & Sons Builders',
      description: 'Kitchens, additions and porches in Stillwater since 1978.',
      preferredColors: 'barn red',
    },
    {
      companyName: 'Plumb Line Roofing',
      preferredColors: 'slate',
      features: ['Free estimate form'],
    },
    { companyName: 'Timberjack Decks', preferredColors: 'oak' },
    { companyName: 'Ochoa Masonry', targetAudience: 'homeowners' },
    { companyName: 'Frost & Footing', preferredColors: 'ice blue and dark navy' },
  ],
  other: [
    {
      companyName: 'Wagging Tails',
      description: 'Dog walking, grooming and weekend boarding in Edina.',
      preferredColors: 'tangerine',
    },
    { companyName: 'The Hat Lady' },
    {
      companyName: 'Cloud Nine Balloons',
      preferredColors: 'pastel pink',
      targetAudience: 'party hosts',
    },
    {
      companyName: 'Moua Farm',
      description: 'Herbs, peppers and flowers, grown near Farmington.',
      features: ['Newsletter', 'Map'],
    },
    { companyName: 'X', preferredColors: 'nonsense' },
  ],
};

/** One request for every trade and kind of website. */
export const galleryRequests: readonly MockupRequest[] = INDUSTRIES.flatMap((industry) =>
  WEBSITE_TYPES.map((websiteType, index) => ({
    companyName: industry,
    ...COMPANIES[industry][index],
    industry,
    websiteType,
  })),
);
