import { siteConfig } from '@northloop/contracts';
import { contactInfoValue } from '../contact-info/contact-info-value';
import { contactPage } from '../content/contact/contact-page';
import { describedText, joinText } from './text-parts';

/** The full text of the contact page, including the options of its form. */
export function contactText(): string {
  const { hero, form, infoCards, whyChoose, times, nextSteps, call } = contactPage;
  return joinText(
    hero.headline,
    hero.lead,
    form.title,
    form.requiredNote,
    form.fields.flatMap(({ label, options }) =>
      options ? [`${label}: ${options.join(', ')}`] : [],
    ),
    form.privacyNote,
    infoCards.map((card) => [
      `${card.title}: ${contactInfoValue(card, siteConfig).lines.join(', ')}`,
      card.note,
    ]),
    times.title,
    times.text,
    whyChoose.title,
    whyChoose.items,
    nextSteps.title,
    describedText(nextSteps.steps),
    call.title,
    call.text,
    siteConfig.phone.display,
  );
}
