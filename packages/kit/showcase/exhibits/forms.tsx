import { Field } from '../../src/ui/forms/field';
import { Input } from '../../src/ui/forms/input';
import { Select } from '../../src/ui/forms/select';
import { Textarea } from '../../src/ui/forms/textarea';
import type { Exhibit } from './exhibit';

const cities = ['Minneapolis', 'Chicago', 'New York', 'Los Angeles'].map((label) => ({
  value: label,
  label,
}));

/** Form fields. */
export const forms: readonly Exhibit[] = [
  {
    name: 'Field and Input',
    Component: () => (
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" required hint="As on your storefront.">
          <Input placeholder="First and last name" />
        </Field>
        <Field label="Company" optional>
          <Input defaultValue="Juniper Table" />
        </Field>
        <Field label="Email" required error="Invalid email address">
          <Input type="email" defaultValue="ida at mill" />
        </Field>
        <Field label="Phone">
          <Input type="tel" disabled defaultValue="(612) 555-0142" />
        </Field>
      </div>
    ),
  },
  {
    name: 'Textarea',
    Component: () => (
      <Field label="Message" required>
        <Textarea rows={3} placeholder="What should be different six months from now?" />
      </Field>
    ),
  },
  {
    name: 'Select',
    Component: () => (
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="City">
          <Select options={cities} placeholder="Choose a city" />
        </Field>
        <Field label="City, chosen">
          <Select options={cities} defaultValue="Chicago" />
        </Field>
        <Select aria-label="City, small" size="sm" options={cities} defaultValue="New York" />
        <Select aria-label="City, disabled" options={cities} placeholder="Not yet" disabled />
      </div>
    ),
  },
];
