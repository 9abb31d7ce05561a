import { MOCKUP_MAX_LENGTH, type MockupRequest } from '@northloop/contracts';
import { Button, buttonClass, Card, Link, siteRoutes } from '@northloop/kit';
import { Field } from '@northloop/kit/ui/field';
import { Input } from '@northloop/kit/ui/input';
import { Select } from '@northloop/kit/ui/select';
import { Textarea } from '@northloop/kit/ui/textarea';
import { Controller, useForm } from 'react-hook-form';
import { ColorIdeas } from './color-ideas';
import { checkCompanyName, type FormValues, toMockupRequest } from './form-values';
import { GeneratorProgress } from './generator-progress';
import type { GeneratorState } from './generator-state';
import { GeneratorStatus } from './generator-status';
import { generatorTexts, industryOptions, websiteTypeOptions } from './generator-texts';
import { MoreDetails } from './more-details';
import { useIsHydrated } from './use-is-hydrated';
import { withColor } from './with-color';

/** Props of {@link GeneratorForm}. */
export interface GeneratorFormProps {
  state: GeneratorState;
  /** Called with a request that has a company name. */
  onGenerate: (request: MockupRequest) => Promise<void>;
  /** Brings the preview into view, for windows where it stands below the form. */
  onShowPreview: () => void;
}

/**
 * What a draft is made from; only the company's name is required. The fields have no default values, so that what
 * was typed before the page came to life stays.
 */
export function GeneratorForm({ state, onGenerate, onShowPreview }: GeneratorFormProps) {
  const { register, control, handleSubmit, formState, setValue, getValues } = useForm<FormValues>();
  const isHydrated = useIsHydrated();
  const isGenerating = state.phase === 'generating';
  const texts = generatorTexts.form;

  return (
    <Card className="h-full">
      <form
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
            maxLength={MOCKUP_MAX_LENGTH.companyName}
            autoComplete="organization"
          />
        </Field>
        <Field label={texts.industry.label} optional>
          <Controller
            name="industry"
            control={control}
            render={({ field }) => (
              <Select
                name={field.name}
                options={industryOptions}
                placeholder={texts.industry.placeholder}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label={texts.description.label} hint={texts.description.hint} optional>
          <Textarea
            {...register('description')}
            rows={3}
            placeholder={texts.description.placeholder}
            maxLength={MOCKUP_MAX_LENGTH.description}
          />
        </Field>
        <Field label={texts.websiteType.label} optional>
          <Controller
            name="websiteType"
            control={control}
            render={({ field }) => (
              <Select
                name={field.name}
                options={websiteTypeOptions}
                placeholder={texts.websiteType.placeholder}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label={texts.preferredColors.label} optional>
          <Input
            {...register('preferredColors')}
            placeholder={texts.preferredColors.placeholder}
            maxLength={MOCKUP_MAX_LENGTH.preferredColors}
            autoComplete="off"
          />
        </Field>
        <ColorIdeas
          onPick={(name) =>
            setValue('preferredColors', withColor(getValues('preferredColors') ?? '', name))
          }
        />
        <MoreDetails register={register} />
        <div className="mt-1 grid gap-3">
          <GeneratorStatus state={state} />
          <Button
            type="submit"
            size="lg"
            className="w-full px-3!"
            disabled={!isHydrated}
            loading={isGenerating}
          >
            {isGenerating ? texts.submitting : state.result ? texts.submitAgain : texts.submit}
          </Button>
          {state.progress ? (
            <GeneratorProgress progress={state.progress} />
          ) : (
            <p className="flex min-h-6 items-center justify-center text-label text-ink-faint noscript:hidden">
              <span className={state.result ? 'max-lg:hidden' : undefined}>{texts.note}</span>
              {state.result && (
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
