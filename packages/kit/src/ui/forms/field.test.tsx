import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';
import { Textarea } from './textarea';

describe('Field', () => {
  it('labels its control', () => {
    const html = renderToStaticMarkup(
      <Field id="name" label="Name">
        <Input />
      </Field>,
    );
    expect(html).toMatch(/<label for="name"/);
    expect(html).toMatch(/<input[^>]*\bid="name"/);
    expect(html).not.toContain('aria-describedby=');
    expect(html).not.toContain('aria-invalid=');
  });

  it('makes up an id of its own', () => {
    const html = renderToStaticMarkup(
      <Field label="Message">
        <Textarea />
      </Field>,
    );
    const target = html.match(/<label for="([^"]+)"/)?.[1];
    expect(target).toBeTruthy();
    expect(html.match(/<textarea[^>]*\bid="([^"]+)"/)?.[1]).toBe(target);
  });

  it('describes the control by its error first, then its hint, and marks it invalid', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" hint="We reply here." error="Invalid email address" required>
        <Input type="email" />
      </Field>,
    );
    const input = html.match(/<input[^>]*>/)?.[0];
    expect(input).toContain('aria-describedby="email-error email-hint"');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('required=""');
    expect(html).toMatch(/<p id="email-hint"[^>]*>We reply here\.<\/p>/);
    expect(html).toMatch(/<p id="email-error"[^>]*>.*Invalid email address<\/p>/);
  });

  it('wires a dropdown in the same way', () => {
    const html = renderToStaticMarkup(
      <Field id="budget" label="Budget" hint="A rough idea is enough.">
        <Select options={[{ value: 'small', label: 'Under $5,000' }]} />
      </Field>,
    );
    const dropdown = html.match(/<select[^>]*>/)?.[0];
    expect(dropdown).toContain('id="budget"');
    expect(dropdown).toContain('aria-describedby="budget-hint"');
  });

  it('leaves a control outside it alone, and lets the control have the last word', () => {
    expect(renderToStaticMarkup(<Input name="q" />)).not.toMatch(/\bid=/);
    const html = renderToStaticMarkup(
      <Field id="a" label="A">
        <Input id="b" />
      </Field>,
    );
    expect(html).toMatch(/<input[^>]*\bid="b"/);
  });
});
