import { Field } from '@northloop/kit/ui/field';
import { Input } from '@northloop/kit/ui/input';
import { Select } from '@northloop/kit/ui/select';
import { Textarea } from '@northloop/kit/ui/textarea';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactField } from '../content/contact-field';
import { contactFieldError, contactFieldLimits } from './contact-form-rules';
import type { ContactFormValues } from './contact-form-values';

/** Props of {@link ContactFormField}. */
export interface ContactFormFieldProps {
  field: ContactField;
  form: UseFormReturn<ContactFormValues>;
  className?: string;
}

/** One field of the form with its label, rules and error, as the control that the content asks for. */
export function ContactFormField({ field, form, className }: ContactFormFieldProps) {
  const { name, label, control, required, placeholder, autocomplete, options = [], rows } = field;
  const rules = { validate: (value: string) => contactFieldError(name, value) ?? true };
  const shared = {
    placeholder,
    autoComplete: autocomplete ?? 'off',
    limit: contactFieldLimits[name],
  };
  return (
    <Field
      label={label}
      required={required}
      optional={!required}
      error={form.formState.errors[name]?.message}
      className={className}
    >
      {control === 'select' && (
        <Select
          {...form.register(name, rules)}
          placeholder={placeholder}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )}
      {control === 'textarea' && (
        <Textarea {...shared} rows={rows} {...form.register(name, rules)} />
      )}
      {control !== 'select' && control !== 'textarea' && (
        <Input {...shared} type={control} {...form.register(name, rules)} />
      )}
    </Field>
  );
}
