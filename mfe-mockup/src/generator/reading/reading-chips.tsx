import { MOCKUP_ANY_TRADE, MOCKUP_SETTINGS, type MockupReading } from '@northloop/contracts';
import { classNames } from '@northloop/kit';
import { Field } from '@northloop/kit/ui/forms/field';
import { Select } from '@northloop/kit/ui/forms/select';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../form/form-values';
import { generatorTexts } from '../generator-texts';

const texts = generatorTexts.form.reading;

/** Props of {@link ReadingChips}. */
export interface ReadingChipsProps {
  reading: MockupReading;
  form: Pick<UseFormReturn<FormValues>, 'register' | 'setValue' | 'watch'>;
}

/** What was read from the description, for the visitor to correct: trade, setting, and each fact. */
export function ReadingChips({ reading, form: { register, setValue, watch } }: ReadingChipsProps) {
  const leaveOut = watch('leaveOut') ?? [];
  const [likely] = reading.trades;
  const toggle = (fact: string) =>
    setValue(
      'leaveOut',
      leaveOut.includes(fact) ? leaveOut.filter((each) => each !== fact) : [...leaveOut, fact],
    );
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg bg-hover p-4">
      <legend className="sr-only">{texts.title}</legend>
      <p aria-hidden="true" className="text-small font-medium">
        {texts.title}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={texts.trade}>
          <Select
            {...register('trade')}
            placeholder={likely?.name ?? texts.otherTrade}
            options={[
              ...reading.trades.slice(1).map(({ id, name }) => ({ value: id, label: name })),
              ...(reading.trades.some(({ id }) => id === MOCKUP_ANY_TRADE)
                ? []
                : [{ value: MOCKUP_ANY_TRADE, label: texts.otherTrade }]),
            ]}
          />
        </Field>
        <Field label={texts.setting}>
          <Select
            {...register('setting')}
            placeholder={texts.settings[reading.setting]}
            options={MOCKUP_SETTINGS.filter((setting) => setting !== reading.setting).map(
              (setting) => ({ value: setting, label: texts.settings[setting] }),
            )}
          />
        </Field>
      </div>
      {reading.facts.length > 0 && (
        <div>
          <ul className="flex flex-wrap gap-2">
            {reading.facts.map(({ kind, text }) => (
              <li key={`${kind} ${text}`} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={!leaveOut.includes(text)}
                  onClick={() => toggle(text)}
                  className={classNames(
                    'min-h-8 cursor-pointer rounded-full border px-3 py-1 text-left text-small wrap-anywhere',
                    leaveOut.includes(text)
                      ? 'border-line text-ink-muted line-through'
                      : 'border-line-strong bg-raised',
                  )}
                >
                  <span className="text-ink-muted">{texts.kinds[kind]}:</span> {text}
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-label text-ink-muted">{texts.hint}</p>
        </div>
      )}
    </fieldset>
  );
}
