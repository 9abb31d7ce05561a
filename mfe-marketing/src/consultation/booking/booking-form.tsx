import { CONSULTATION_MAX_LENGTH } from '@northloop/contracts';
import { Button, Link, siteRoutes } from '@northloop/kit';
import { TrapField } from '@northloop/kit/lead-form/trap-field';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import { useId } from 'react';
import { consultationPage } from '../../content/consultation/consultation-page';
import { type ConsultationData, KEY_FIELD } from '../load-consultation';
import { PlainSlotField } from '../picker/plain-slot-field';
import { SlotChoice } from '../picker/slot-choice';
import { AttachedDraft } from './attached-draft';
import { BookingNotice } from './booking-notice';
import { ChosenTime } from './chosen-time';
import { useBooking } from './use-booking';

const { form: texts } = consultationPage;

/** Props of {@link BookingForm}. */
export interface BookingFormProps {
  data: ConsultationData;
  /** Level of the form's title; the titles of its parts are one below. */
  heading: 'h2' | 'h3';
}

/** Books a consultation: a time, and who it is for. Without script it is posted as a plain form. */
export function BookingForm({ data, heading: Heading }: BookingFormProps) {
  const titleId = useId();
  const booking = useBooking(data);
  const { errors, clock, slot, isSubmitting } = booking;
  const { values } = data;
  return (
    <form
      method="post"
      action={siteRoutes.consultation}
      noValidate
      ref={booking.formRef}
      onSubmit={(event) => void booking.submit(event)}
      onInput={booking.recheck}
      aria-labelledby={titleId}
      className="relative grid gap-10 rounded-2xl bg-surface p-6 shadow-high sm:p-10"
    >
      <div>
        <Heading id={titleId} className="font-display text-h3">
          {texts.title}
        </Heading>
        <Step number={1} title={texts.timeTitle} />
        <SlotChoice
          slots={booking.slots}
          hasFailed={booking.hasFailed}
          refresh={booking.refresh}
          clock={clock}
          chosen={slot}
          onChoose={booking.choose}
          error={errors.slot}
        />
        <PlainSlotField slots={data.slots} chosen={values.slot} error={errors.slot} />
      </div>
      <div>
        <Step number={2} title={texts.detailsTitle} />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label={texts.fields.name.label} required error={errors.name}>
            <Input
              name="name"
              defaultValue={values.name}
              placeholder={texts.fields.name.placeholder}
              autoComplete="name"
              limit={CONSULTATION_MAX_LENGTH.name}
            />
          </Field>
          <Field label={texts.fields.email.label} required error={errors.email}>
            <Input
              name="email"
              type="email"
              defaultValue={values.email}
              placeholder={texts.fields.email.placeholder}
              autoComplete="email"
              limit={CONSULTATION_MAX_LENGTH.email}
            />
          </Field>
          <Field
            label={texts.fields.phone.label}
            optional
            hint={texts.fields.phone.hint}
            error={errors.phone}
            className="sm:col-span-2 sm:max-w-[calc(50%-0.75rem)]"
          >
            <Input
              name="phone"
              type="tel"
              defaultValue={values.phone}
              placeholder={texts.fields.phone.placeholder}
              autoComplete="tel"
              limit={CONSULTATION_MAX_LENGTH.phone}
            />
          </Field>
          <Field
            label={texts.fields.topic.label}
            required
            error={errors.topic}
            className="sm:col-span-2"
          >
            <Textarea
              name="topic"
              rows={4}
              defaultValue={values.topic}
              placeholder={texts.fields.topic.placeholder}
              autoComplete="off"
              limit={CONSULTATION_MAX_LENGTH.topic}
            />
          </Field>
        </div>
      </div>
      <TrapField ref={booking.trap} />
      {data.key !== null && (
        <noscript>
          <input type="hidden" name={KEY_FIELD} value={data.key} />
        </noscript>
      )}
      <div className="grid gap-5">
        <AttachedDraft attachment={booking.attachment} />
        <ChosenTime slot={slot} clock={clock} />
        <BookingNotice outcome={booking.outcome} clock={clock} onChoose={booking.choose} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="lg" loading={isSubmitting} className="max-sm:w-full">
            {isSubmitting ? texts.submittingLabel : texts.submitLabel}
          </Button>
          <p className="max-w-xs text-label text-ink-faint">
            {texts.privacyNote}{' '}
            <Link to={siteRoutes.privacy} className="text-accent-ink underline underline-offset-4">
              {texts.privacyLinkLabel}
            </Link>
          </p>
        </div>
      </div>
    </form>
  );
}

function Step({ number, title }: { number: number; title: string }) {
  return (
    <p className="mt-7 mb-6 flex items-center gap-3 font-medium">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-accent-soft font-mono text-label text-accent-ink"
      >
        {number}
      </span>
      {title}
    </p>
  );
}
