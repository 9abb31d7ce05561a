import { CONTACT_SERVICES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { applicationDraft } from './application-draft';

describe('applicationDraft', () => {
  it('names the position that the visitor applies for', () => {
    expect(applicationDraft('Product Designer').message).toContain('Product Designer');
  });

  it('leaves the position open for a resume sent unasked', () => {
    expect(applicationDraft().message).not.toContain('position');
  });

  it('chooses a service that the form offers', () => {
    expect(CONTACT_SERVICES).toContain(applicationDraft().service);
  });
});
