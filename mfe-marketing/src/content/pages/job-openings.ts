export interface JobOpening {
  readonly title: string;
  readonly department: 'Engineering' | 'Design' | 'Marketing' | 'Operations';
  readonly location: string;
  readonly type: 'Full-time';
  /** Years asked for, such as '3+ years'. */
  readonly experience: string;
  readonly description: string;
  readonly requirements: readonly string[];
}

/** Positions open now. */
export const jobOpenings: readonly JobOpening[] = [
  {
    title: 'Senior Web Developer',
    department: 'Engineering',
    location: 'Maple Grove, MN, or remote in the US',
    type: 'Full-time',
    experience: '5+ years',
    description:
      'Build sites and small web applications beside Theo, from the first database table to launch morning. You’ll talk with clients weekly and own two or three projects at a time.',
    requirements: [
      'TypeScript and React in production, with tests you’d defend',
      'Comfort with SQL and with reading a query plan',
      'Semantic HTML and keyboard access without being asked',
      'Plain written English, since clients read your notes',
    ],
  },
  {
    title: 'Product Designer',
    department: 'Design',
    location: 'Maple Grove, MN, three days a week in the studio',
    type: 'Full-time',
    experience: '3+ years',
    description:
      'Take a project from the first shop visit to finished screens, with Maya on direction and Sam on research. You’ll sketch a lot and throw most of it out.',
    requirements: [
      'A portfolio with two projects you can explain decision by decision',
      'Strong type and layout, on small screens above all',
      'Working knowledge of WCAG 2.2 contrast and focus rules',
      'Enough HTML and CSS to argue with a developer and be right sometimes',
    ],
  },
  {
    title: 'Local Search Specialist',
    department: 'Marketing',
    location: 'Remote in the US, Central Time hours',
    type: 'Full-time',
    experience: '2+ years',
    description:
      'Look after listings, audits and monthly reports for about fifteen clients, and write the pages that come out of them. Priya edits, and you’ll edit her.',
    requirements: [
      'Hands-on work with Google Business Profile and Search Console',
      'Writing samples that a plumber and a pediatrician would both understand',
      'Spreadsheets without fear',
      'The nerve to report a bad month as a bad month',
    ],
  },
  {
    title: 'Client Operations Coordinator',
    department: 'Operations',
    location: 'Maple Grove, MN',
    type: 'Full-time',
    experience: '4+ years',
    description:
      'Keep estimates, schedules, invoices and care plans moving with Gabe. You’ll be the first voice many clients hear and the one who notices when something has gone quiet.',
    requirements: [
      'Experience running calendars and budgets for several clients at once',
      'Invoicing and light bookkeeping',
      'A phone manner people remember kindly',
      'Checklists as a matter of character',
    ],
  },
];
