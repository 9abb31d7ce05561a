import { siteConfig } from '@northloop/contracts';
import type { LegalBlock, LegalDocument } from '../content/legal/legal-document';
import { joinText, type TextPart } from './text-parts';

const { street, city, state, postalCode } = siteConfig.address;

const reachedBy = {
  email: siteConfig.email,
  phone: siteConfig.phone.display,
  address: `${street}, ${city}, ${state} ${postalCode}`,
} as const;

function blockText(block: LegalBlock): TextPart {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items;
    case 'definitions':
      return block.items.map(({ term, text }) => `${term}: ${text}`);
    case 'contact':
      return [block.text, block.channels.map((channel) => reachedBy[channel])];
  }
}

/** The full text of a legal page, except for the date shown on it. */
export const legalText = ({ title, summary, sections }: LegalDocument): string =>
  joinText(
    title,
    summary,
    sections.map(({ heading, blocks }) => [heading, blocks.map(blockText)]),
  );
