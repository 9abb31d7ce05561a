import { leadLimits } from '@northloop/kit/lead-form/lead-errors';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Select } from '@northloop/kit/ui/forms/select';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import type { ContactField } from '../content/contact/contact-field';

/** Props of {@link ContactFormField}. */
export interface ContactFormFieldProps {
  field: ContactField;
  error: string | undefined;
}

/** One field of the form with its label and error, as the control that the content specifies. */
export function ContactFormField({ field, error }: ContactFormFieldProps) {
  const { label, required, wide } = field;
  return (
    <Field
      label={label}
      required={required}
      optional={!required}
      error={error}
      {...(wide && { className: 'sm:col-span-2' })}
    >
      <Control {...field} />
    </Field>
  );
}

function Control({ name, control, placeholder, autocomplete, options = [], rows }: ContactField) {
  if (control === 'select') {
    return (
      <Select
        name={name}
        placeholder={placeholder}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    );
  }
  const shared = {
    name,
    placeholder,
    autoComplete: autocomplete ?? 'off',
    limit: leadLimits[name],
  };
  if (control === 'textarea') return <Textarea rows={rows} {...shared} />;
  return <Input type={control} {...shared} />;
}
