import { Card } from '../../src/ui/content/card';
import { Accordion } from '../../src/ui/controls/accordion';
import { Tabs } from '../../src/ui/controls/tabs';
import { Breadcrumbs } from '../../src/ui/layout/breadcrumbs';
import { Container } from '../../src/ui/layout/container';
import { Reveal } from '../../src/ui/layout/reveal';
import { Section } from '../../src/ui/layout/section';
import { SectionHeading } from '../../src/ui/layout/section-heading';
import type { Exhibit } from './exhibit';

const tones = ['line', 'shadow', 'sunk', 'plain'] as const;

const questions = [
  { value: 'price', title: 'What does a site cost?', content: 'What the quote says, in writing.' },
  { value: 'time', title: 'How long does it take?', content: 'Six weeks for most shops.' },
];

const views = [
  { value: 'before', label: 'Before', content: 'A checkout of five pages.' },
  { value: 'after', label: 'After', content: 'A checkout of one.' },
];

/** Components that arrange other content. */
export const layouts: readonly Exhibit[] = [
  {
    name: 'SectionHeading',
    Component: () => (
      <SectionHeading
        level={3}
        size="h2"
        eyebrow="How we work"
        title="A working link every Friday"
        lead="You see the site grow, and say so when it grows the wrong way."
      />
    ),
  },
  {
    name: 'Section and Container',
    Component: () => (
      <div className="overflow-hidden rounded-lg">
        <Section tone="sunk" spacing="sm" width="full">
          <Container>On a sunk ground</Container>
        </Section>
        <Section tone="night" spacing="sm">
          On a night ground
        </Section>
      </div>
    ),
  },
  {
    name: 'Card',
    Component: () => (
      <div className="grid gap-4 sm:grid-cols-2">
        {tones.map((tone) => (
          <Card key={tone} tone={tone}>
            {tone}
          </Card>
        ))}
        <Card interactive aurora={3}>
          interactive, with an aurora
        </Card>
      </div>
    ),
  },
  {
    name: 'Breadcrumbs',
    Component: () => (
      <Breadcrumbs
        items={[
          { label: 'Home', href: '#Layout' },
          { label: 'Services', href: '#Layout' },
          { label: 'SEO' },
        ]}
      />
    ),
  },
  { name: 'Accordion', Component: () => <Accordion items={questions} defaultOpen={['price']} /> },
  {
    name: 'Tabs',
    Component: () => (
      <div className="grid gap-8">
        <Tabs label="As a line" items={views} />
        <Tabs label="As segments" look="segment" items={views} />
      </div>
    ),
  },
  {
    name: 'Reveal',
    Component: () => <Reveal>Fades in when it is scrolled into view.</Reveal>,
  },
];
