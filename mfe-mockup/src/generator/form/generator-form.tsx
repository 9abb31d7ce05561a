import type { MockupRequest } from '@northloop/contracts';
import { Button, buttonClass, Card, Link, siteRoutes } from '@northloop/kit';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Select } from '@northloop/kit/ui/forms/select';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import { useForm } from 'react-hook-form';
import type { GeneratorState } from '../generator-state';
import { generatorTexts, industryOptions, websiteTypeOptions } from '../generator-texts';
import { ReadingChips } from '../reading/reading-chips';
import { useReading } from '../reading/use-reading';
import { ColorIdeas } from './color-ideas';
import {
  checkCompanyName,
  type FormValues,
  fieldLimits,
  toMockupRequest,
  withinLimit,
} from './form-values';
import { GeneratorProgress } from './generator-progress';
import { GeneratorStatus } from './generator-status';
import { MoreDetails } from './more-details';
import { useKeptForm } from './use-kept-form';
import { withColor } from './with-color';

/** Props of {@link GeneratorForm}. */
export interface GeneratorFormProps {
  state: GeneratorState;
  /** Called with a request that has a company name. */
  onGenerate: (request: MockupRequest) => Promise<void>;
  /** Scrolls to the preview, for windows where it is below the form. */
  onShowPreview: () => void;
}

/**
 * The form for a draft; only the company name is required. The fields have no default values, so that text typed before
 * hydration is kept.
 */
export function GeneratorForm({ state, onGenerate, onShowPreview }: GeneratorFormProps) {
  const form = useForm<FormValues>();
  const { register, handleSubmit, formState, setValue, getValues } = form;
  useKeptForm(form);
  const reading = useReading(form);
  const isGenerating = state.phase === 'generating';
  const hasDraft = state.history.draft !== null;
  const texts = generatorTexts.form;

  return (
    <Card className="h-full">
      <form
        // Until the script runs, submitting does nothing.
        method="dialog"
        aria-label={texts.title}
        noValidate
        onSubmit={handleSubmit((values) => onGenerate(toMockupRequest(values)))}
        className="grid content-start gap-5"
      >
        <Field
          label={texts.companyName.label}
          error={formState.errors.companyName?.message}
          required
        >
          <Input
            {...register('companyName', { validate: checkCompanyName })}
            placeholder={texts.companyName.placeholder}
            limit={fieldLimits.companyName}
            autoComplete="organization"
          />
        </Field>
        <Field label={texts.industry.label} optional>
          <Select
            {...register('industry')}
            options={industryOptions}
            placeholder={texts.industry.placeholder}
          />
        </Field>
        <Field
          label={texts.description.label}
          hint={texts.description.hint}
          error={formState.errors.description?.message}
          optional
        >
          <Textarea
            {...register('description', { validate: withinLimit('description') })}
            rows={3}
            placeholder={texts.description.placeholder}
            limit={fieldLimits.description}
          />
        </Field>
        {reading && <ReadingChips reading={reading} form={form} />}
        <Field label={texts.websiteType.label} optional>
          <Select
            {...register('websiteType')}
            options={websiteTypeOptions}
            placeholder={texts.websiteType.placeholder}
          />
        </Field>
        <Field
          label={texts.preferredColors.label}
          error={formState.errors.preferredColors?.message}
          optional
        >
          <Input
            {...register('preferredColors', { validate: withinLimit('preferredColors') })}
            placeholder={texts.preferredColors.placeholder}
            limit={fieldLimits.preferredColors}
            autoComplete="off"
          />
        </Field>
        <ColorIdeas
          onPick={(name) =>
            setValue('preferredColors', withColor(getValues('preferredColors') ?? '', name))
          }
        />
        <MoreDetails register={register} errors={formState.errors} />
        <div className="mt-1 grid gap-3">
          <GeneratorStatus state={state} />
          <Button
            type="submit"
            size="lg"
            className="w-full px-3! noscript:hidden"
            loading={isGenerating}
          >
            {isGenerating ? texts.submitting : hasDraft ? texts.submitAgain : texts.submit}
          </Button>
          {state.progress ? (
            <GeneratorProgress progress={state.progress} />
          ) : (
            <p className="flex min-h-6 items-center justify-center text-label text-ink-faint noscript:hidden">
              <span className={hasDraft ? 'max-lg:hidden' : undefined}>{texts.note}</span>
              {hasDraft && (
                <button
                  type="button"
                  onClick={onShowPreview}
                  className={buttonClass({ variant: 'link', size: 'sm', className: 'lg:hidden' })}
                >
                  {texts.showPreview}
                </button>
              )}
            </p>
          )}
          <p className="hidden text-small text-ink-muted noscript:block">
            {texts.withoutScript}{' '}
            <Link
              to={siteRoutes.contact}
              className="text-accent-ink underline underline-offset-[0.28em]"
            >
              {texts.withoutScriptLink}
            </Link>
          </p>
        </div>
      </form>
    </Card>
  );
}
