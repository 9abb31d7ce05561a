import type { Mockup } from '@northloop/contracts';
import type { Brief } from './brief.js';

/** Contact data for the draft. It is an obvious placeholder: an invented address could belong to someone. */
export function createCompanyInfo(brief: Brief, tagline: string): Mockup['companyInfo'] {
  return {
    name: brief.companyName,
    tagline,
    phone: '(555) 555-0100',
    email: `hello@${domainLabel(brief.companyName)}.example`,
    address: 'Your street, your city',
  };
}

function domainLabel(name: string): string {
  const label = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 40);
  return label === '' ? 'yourcompany' : label;
}
