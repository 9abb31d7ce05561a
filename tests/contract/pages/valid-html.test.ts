import { HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { mailPaths, sitePaths } from '../../fixtures/site/site-paths';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Several checkboxes have the same name, because several features can be ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The accordion's library sets the role of its panels as an attribute. HTML has no list box in columns.
    'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
    // Line breaks are up to the style sheets, and drawings need styles on single elements.
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
  },
});

it.each([...sitePaths, ...mailPaths, '/no-such-page'])('%s is valid HTML', async (path) => {
  const response = await fetch(inject('siteUrl') + path);
  const { results } = await validator.validateString(await response.text());
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(faults).toEqual([]);
});
