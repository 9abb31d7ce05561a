import type { AppProject, DesignProject, WebProject } from './project';

/** Portfolio of the web development page. */
export const webProjects: readonly [WebProject, WebProject, WebProject] = [
  {
    title: 'A bakery’s order-ahead site, Maple Grove',
    category: 'Food & drink',
    description:
      'Regulars used to phone in their Saturday rolls and tie up the counter. Now they choose a pickup slot the night before, and the bake list prints at four in the morning.',
    tech: ['Next.js', 'PostgreSQL', 'Stripe'],
    image: {
      scene: 'bakery-order-ahead',
      alt: 'Drawing of a bakery website with loaves, prices and a row of pickup times',
    },
  },
  {
    title: 'A plumbing company’s dispatch site, Duluth',
    category: 'Home services',
    description:
      'A homeowner describes the leak, adds a photo and picks a two-hour window. The request reaches the dispatcher’s calendar with the address already on the map.',
    tech: ['React', 'Node.js', 'PostgreSQL'],
    image: {
      scene: 'plumbing-dispatch',
      alt: 'Drawing of a service request form beside a map with a route to a house',
    },
  },
  {
    title: 'A letterpress shop’s quote builder, Northeast Minneapolis',
    category: 'Retail & craft',
    description:
      'Couples pick paper, ink and quantity and watch the price move. The shop receives a complete order in place of eleven e-mails.',
    tech: ['WordPress', 'TypeScript', 'Tailwind CSS'],
    image: {
      scene: 'letterpress-quotes',
      alt: 'Drawing of a printed invitation with paper swatches and a running total',
    },
  },
];

/** Portfolio of the UI/UX page. Its figures average to the agency's stated 45% and 30%. */
export const designProjects: readonly [DesignProject, DesignProject, DesignProject] = [
  {
    title: 'A family clinic’s booking flow, St. Cloud',
    category: 'Healthcare',
    description:
      'Parents booked with one hand and held a child with the other. We cut eleven fields to four and put the next open slot at the top.',
    metrics: [
      { value: '+38%', label: 'bookings completed' },
      { value: '−24%', label: 'bounce rate' },
    ],
    image: {
      scene: 'clinic-booking',
      alt: 'Drawing of an appointment screen with a week of open times',
    },
  },
  {
    title: 'A credit union’s loan application, Saint Paul',
    category: 'Finance',
    description:
      'People left at the page that asked for pay stubs. Saying so on the first page, and letting them save and return, kept them in.',
    metrics: [
      { value: '+52%', label: 'applications finished' },
      { value: '−35%', label: 'bounce rate' },
    ],
    image: {
      scene: 'credit-union-loans',
      alt: 'Drawing of a loan form with a progress line and a save button',
    },
  },
  {
    title: 'A music school’s enrollment site, Minneapolis',
    category: 'Education',
    description:
      'Families searched by instrument while the old menu was sorted by teacher. We sorted it their way and added a trial-lesson button to every card.',
    metrics: [
      { value: '+45%', label: 'trial lessons booked' },
      { value: '−31%', label: 'bounce rate' },
    ],
    image: {
      scene: 'music-school-enrollment',
      alt: 'Drawing of a lesson catalog sorted by instrument',
    },
  },
];

/** Portfolio of the mobile apps page. */
export const appProjects: readonly [AppProject, AppProject, AppProject] = [
  {
    title: 'A snow-removal crew’s route app, Saint Paul',
    category: 'Field service',
    description:
      'Drivers see tonight’s driveways in plowing order and tick them off with gloves on. Dead spots don’t matter: the route is on the phone.',
    features: ['Works without signal', 'Large targets for gloved hands', 'Before-and-after photos'],
    image: {
      scene: 'snow-routes',
      alt: 'Drawing of a phone with a night map and a list of driveways',
    },
  },
  {
    title: 'A farm co-op’s delivery app, Northfield',
    category: 'Food & drink',
    description:
      'Members swap the turnips for kale until Tuesday noon, then follow the truck on Thursday. The packing shed prints straight from the app.',
    features: ['Weekly share editor', 'Live delivery window', 'Pause for vacations'],
    image: {
      scene: 'farm-delivery',
      alt: 'Drawing of a phone with a box of vegetables and a delivery time',
    },
  },
  {
    title: 'A yoga studio’s class app, Chicago',
    category: 'Fitness',
    description:
      'Waitlists that move by themselves, passes in the phone’s wallet, and a check-in that takes one tap at the door.',
    features: ['Self-moving waitlists', 'Passes in Apple and Google Wallet', 'Teacher schedules'],
    image: {
      scene: 'yoga-classes',
      alt: 'Drawing of a phone with a class schedule and a wallet pass',
    },
  },
];
