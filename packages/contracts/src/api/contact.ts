export const CONTACT_SERVICES = [
  'Web Development',
  'UI/UX Design',
  'Mobile App Development',
  'E-commerce Solutions',
  'SEO Services',
  'Digital Marketing',
  'Brand Identity',
  'Consulting',
  'Other',
] as const;

export const CONTACT_BUDGETS = [
  'Under $5,000',
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000+',
  'Not sure yet',
] as const;

export type ContactService = (typeof CONTACT_SERVICES)[number];
export type ContactBudget = (typeof CONTACT_BUDGETS)[number];

/** Longest accepted value per field, in characters. */
export const CONTACT_MAX_LENGTH = {
  name: 200,
  email: 254,
  company: 200,
  phone: 40,
  timeline: 200,
  message: 5000,
} as const;

/** POST /api/contact. Only name, email and message are required. */
export interface ContactRequest {
  name: string;
  email: string;
  message: string;
  company?: string;
  phone?: string;
  service?: ContactService;
  budget?: ContactBudget;
  timeline?: string;
}

export interface ContactResponse {
  success: true;
  contactId: string;
}
