import { siteConfig } from '@northloop/contracts';
import { consultationPage } from '../content/consultation/consultation-page';
import { joinText } from './text-parts';

/** The full text of the page on which a consultation is booked. */
export function consultationText(): string {
  const { hero, form, expect, other } = consultationPage;
  return joinText(
    hero.headline,
    hero.lead,
    form.title,
    form.timeTitle,
    form.fields.phone.hint,
    form.fields.topic.label,
    form.privacyNote,
    expect.title,
    expect.items,
    other.title,
    `${other.text} ${siteConfig.hours.sentence}.`,
    siteConfig.phone.display,
  );
}
