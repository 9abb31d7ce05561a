import { Field } from '@northloop/kit/ui/field';
import { Input } from '@northloop/kit/ui/input';
import { Textarea } from '@northloop/kit/ui/textarea';
import { contactFieldLimits } from '../../contact/contact-form-rules';
import type { ContactField } from '../../content/contact-field';

/** Props of {@link MessageField}. */
export interface MessageFieldProps {
  field: ContactField;
  error: string | undefined;
  className?: string;
}

/** A field of the short form, which has no dropdowns, with its label and error. */
export function MessageField({ field, error, className }: MessageFieldProps) {
  const { name, label, control, required, placeholder, autocomplete = 'off', rows } = field;
  const shared = {
    name,
    placeholder,
    autoComplete: autocomplete,
    limit: contactFieldLimits[name],
  };
  return (
    <Field
      label={label}
      required={required}
      optional={!required}
      error={error}
      {...(className !== undefined && { className })}
    >
      {control === 'textarea' ? (
        <Textarea rows={rows} {...shared} />
      ) : (
        <Input type={control} {...shared} />
      )}
    </Field>
  );
}
