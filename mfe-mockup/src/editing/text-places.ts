import type { Mockup, MockupSection } from '@northloop/contracts';
import { questionParts } from '../mockup-document/question-parts';
import { sectionKind } from '../mockup-document/section-kind';
import type { EditPath, Edits } from './edits';

/** A text of the page that the visitor may change. */
export interface TextPlace {
  path: EditPath;
  /** Names the field. */
  label: string;
  /** The text as drafted. */
  own: string;
  /** The visitor's text, or the drafted one. */
  value: string;
  /** A line, or a text of several sentences. */
  size: 'line' | 'paragraph';
  /** How the page cuts the text: a paragraph for each line, or a question and its answer. */
  cut?: 'lines' | 'question';
  /** Where the text stands: the top or the foot of the page, or a section by its number from 0. */
  area: 'top' | 'foot' | number;
}

/** Every text of a drafted page that may be changed, in the page's order; `mockup` is the draft as it was made. */
export function textPlaces(mockup: Mockup, edits: Edits): TextPlace[] {
  const { hero, companyInfo } = mockup;
  const drafted: Omit<TextPlace, 'value'>[] = [
    line('hero.title', 'Headline', hero.title, 'top'),
    {
      ...line('hero.subtitle', 'Text below the headline', hero.subtitle, 'top'),
      size: 'paragraph',
    },
    line('hero.cta', 'Button', hero.cta, 'top'),
    line('companyInfo.tagline', 'Tagline', companyInfo.tagline, 'top'),
    line('companyInfo.phone', 'Phone on the page', companyInfo.phone, 'foot'),
    line('companyInfo.email', 'Email on the page', companyInfo.email, 'foot'),
    line('companyInfo.address', 'Address on the page', companyInfo.address, 'foot'),
    ...mockup.sections.flatMap(sectionPlaces),
  ];
  const places = drafted.map((place) => ({ ...place, value: edits[place.path] ?? place.own }));
  // Two items with the same words are one place: they change together.
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

/** The pieces in which a text stands on the page, none of them empty. */
export function shownParts({ cut, value, own, path }: TextPlace): string[] {
  const text = value.trim() === '' && isNeeded(path) ? own : value;
  const parts =
    cut === 'lines' ? text.split('\n') : cut === 'question' ? questionParts(text) : [text];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The whole text, with another piece at this number. */
export function withPart(place: TextPlace, at: number, piece: string): string {
  const parts = shownParts(place).map((part, index) => (index === at ? piece.trim() : part));
  return parts.join(place.cut === 'lines' ? '\n' : ' ');
}

/** The page keeps its own words here if the visitor leaves none. */
const isNeeded = (path: EditPath): boolean =>
  path === 'hero.title' || path === 'hero.cta' || path.startsWith('section.title.');

type Drafted = Omit<TextPlace, 'value'>;

const line = (path: EditPath, label: string, own: string, area: TextPlace['area']): Drafted => ({
  path,
  label,
  own,
  size: 'line',
  area,
});

function sectionPlaces(section: MockupSection, area: number): Drafted[] {
  const { name, title, content, services, entries, highlights, testimonials } = section;
  const item = (label: string, own: string, more?: Partial<Drafted>): Drafted[] =>
    own === '' ? [] : [{ ...line(`item.${own}`, label, own, area), ...more }];
  const named = (index: number, own: string) => `${index + 1}. ${own}`;
  return [
    line(`section.title.${name}`, 'Title', title, area),
    { ...line(`section.content.${name}`, 'Text', content, area), size: 'paragraph', cut: 'lines' },
    ...(services ?? []).flatMap((service, index) => [
      ...item(named(index, 'Name'), service.name),
      ...item(named(index, 'Text'), service.description, { size: 'paragraph' }),
      ...service.features.flatMap((feature) => item(named(index, 'Point'), feature)),
    ]),
    ...(entries ?? []).flatMap((entry, index) => [
      ...item(named(index, 'Name'), entry.name),
      ...item(named(index, 'Text'), entry.description, { size: 'paragraph' }),
      ...item(named(index, 'Note'), entry.fact),
    ]),
    ...(highlights ?? []).flatMap((point, index) =>
      item(named(index, 'Point'), point, {
        size: 'paragraph',
        ...(sectionKind(section) === 'faq' && { cut: 'question' }),
      }),
    ),
    ...(testimonials ?? []).flatMap((each, index) => [
      ...item(named(index, 'Quote'), each.quote, { size: 'paragraph' }),
      ...item(named(index, 'By'), each.author),
    ]),
    ...item('Hours', section.contactInfo?.hours ?? ''),
    ...item('Button', section.form?.submitText ?? ''),
  ];
}
