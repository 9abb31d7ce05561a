import { describe, expect, it } from 'vitest';
import { sampleMockup } from '../testing/sample-response';
import { contrastOf, inkOn, readableOn } from './contrast';
import { applyEdits } from './edits';

describe('applyEdits', () => {
  it('changes texts, contact data and sections by their name, and nothing else', () => {
    const mockup = sampleMockup();
    const edited = applyEdits(mockup, {
      'hero.title': 'Fresh at six',
      'companyInfo.phone': '(763) 555-0199',
      'section.title.about': 'Our ovens',
    });
    expect(edited.hero.title).toBe('Fresh at six');
    expect(edited.sections.find(({ name }) => name === 'about')?.title).toBe('Our ovens');
    expect(edited.sections.at(-1)?.contactInfo?.phone).toBe('(763) 555-0199');
    expect(edited.designSystem).toBe(mockup.designSystem);
    expect(mockup.hero.title).toBe('Come hungry');
    expect(applyEdits(mockup, {})).toEqual(mockup);
  });

  it('changes what sections list, by its drafted words, and drops what is cleared', () => {
    const edited = applyEdits(sampleMockup(), {
      'item.Rye': 'Rye bread',
      'item.Sliced on request': '',
      'item.Do you deliver? Yes, on Fridays.': 'Do you deliver? Every day.',
      'item.Say it here': ' ',
      'item.Subscribe': '',
    });
    const section = (name: string) => edited.sections.find((each) => each.name === name);
    expect(section('services')?.services).toEqual([
      { name: 'Rye bread', description: 'Dark and dense.', features: [] },
    ]);
    expect(section('faq')?.highlights).toEqual(['Do you deliver? Every day.', 'Ask us anything']);
    expect(section('testimonials')?.testimonials).toEqual([]);
    expect(section('newsletter')?.form?.submitText).toBe('Subscribe');
  });

  it('keeps a headline, a title and a button with words', () => {
    const mockup = sampleMockup();
    expect(
      applyEdits(mockup, { 'hero.title': '', 'hero.cta': ' ', 'section.title.about': '' }),
    ).toEqual(mockup);
  });

  it('changes the button among the calls to action, so that the second button stays the second', () => {
    const mockup = sampleMockup();
    const [first] = mockup.contentStrategy.callsToAction;
    expect(first).toBe(mockup.hero.cta);
    const edited = applyEdits(mockup, { 'hero.cta': 'Get a loaf' });
    expect(edited.contentStrategy.callsToAction[0]).toBe('Get a loaf');
  });

  it.each(['#ffee00', '#ffffff', '#000000', '#ff0000', '#00ff88', '#1b2a5c'])(
    'keeps %s as brand and makes text of it that reads',
    (color) => {
      const { colorPalette, brand } = applyEdits(sampleMockup(), {
        'color.primary': color,
      }).designSystem;
      expect(brand?.color).toBe(color);
      expect(contrastOf(color, brand?.onColor ?? color)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [colorPalette.background, colorPalette.surface]) {
        expect(contrastOf(colorPalette.primary, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('takes nothing for a color that is none', () => {
    const mockup = sampleMockup();
    expect(applyEdits(mockup, { 'color.accent': 'red;}' }).designSystem).toBe(mockup.designSystem);
  });
});

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
    expect(inkOn('#ffff00')).toBe('#000000');
    expect(contrastOf(readableOn('#333333', ['#101010']), '#101010')).toBeGreaterThanOrEqual(4.5);
  });
});
