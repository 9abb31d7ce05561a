import { retention } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import type { LegalDocument } from './legal-document';
import { privacyPolicy } from './privacy';
import { termsOfService } from './terms';

const wordsOf = (legal: LegalDocument) => JSON.stringify(legal);

describe('legal pages', () => {
  it('state deposit, validity of estimates and governing law', () => {
    const terms = wordsOf(termsOfService);
    expect(terms).toContain('typically ask for a 50% deposit before work starts');
    expect(terms).toContain('An estimate stands for 30 days');
    expect(terms).toContain('They are not offers');
    expect(terms).toContain('The laws of the State of Minnesota govern');
  });

  it('name everything that is collected and how long it is kept', () => {
    const privacy = wordsOf(privacyPolicy);
    for (const subject of ['Contact forms', 'Newsletter', 'Chat assistant', 'Mockup generator']) {
      expect(privacy).toContain(subject);
    }
    expect(privacy).toContain('time zone');
    expect(privacy).toContain('local storage');
    expect(privacy).toContain(`${retention.chatDays} days after the last message`);
    expect(privacy).toContain('a mail with a link to confirm it');
    expect(privacy).toContain('unsubscribe by the link in our mails');
    expect(privacy).toContain(
      `nobody confirms is deleted ${retention.unconfirmedNewsletterDays} days after we asked`,
    );
  });

  it('have an anchor of its own for every section', () => {
    for (const { sections } of [privacyPolicy, termsOfService]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      expect(sections.every(({ id }) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
    }
  });
});
