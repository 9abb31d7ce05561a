import { MOCKUP_FEATURES, MOCKUP_MAX_PAGES } from '@northloop/contracts';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { generatorTexts } from '../generator-texts';
import { type FormValues, fieldLimits, withinLimit } from './form-values';

const texts = generatorTexts.form;

/** Optional details that few visitors need, in a collapsed section that also works without script. */
export function MoreDetails({
  register,
  errors,
}: {
  register: UseFormRegister<FormValues>;
  errors: FieldErrors<FormValues>;
}) {
  return (
    <details className="border-y border-line">
      <summary className="min-h-6 cursor-pointer py-3 text-small font-medium">
        {texts.moreDetails}
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        <Field label={texts.targetAudience.label} error={errors.targetAudience?.message} optional>
          <Input
            {...register('targetAudience', { validate: withinLimit('targetAudience') })}
            placeholder={texts.targetAudience.placeholder}
            limit={fieldLimits.targetAudience}
            autoComplete="off"
          />
        </Field>
        <fieldset>
          <legend className="text-small font-medium">{texts.features.label}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {MOCKUP_FEATURES.map((feature) => (
              <label
                key={feature}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line px-3 text-small has-checked:border-accent has-checked:bg-hover"
              >
                <input
                  type="checkbox"
                  value={feature}
                  {...register('features')}
                  className="size-4 accent-accent"
                />
                {feature}
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={texts.otherFeatures.label} error={errors.otherFeatures?.message} optional>
          <Input
            {...register('otherFeatures', { validate: withinLimit('otherFeatures') })}
            placeholder={texts.otherFeatures.placeholder}
            limit={fieldLimits.otherFeatures}
            autoComplete="off"
          />
        </Field>
        <Field label={texts.pages.label} hint={texts.pages.hint} optional>
          <Input
            {...register('pages')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOCKUP_MAX_PAGES}
            autoComplete="off"
          />
        </Field>
      </div>
    </details>
  );
}
