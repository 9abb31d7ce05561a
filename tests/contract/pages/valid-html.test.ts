import { HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { mailPaths, sitePaths } from '../../fixtures/site/site-paths';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Several features can be ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The accordion's library writes the role of what it folds as an attribute.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // How a text breaks is the style sheets' matter, and styles of single elements are the drawings'.
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
