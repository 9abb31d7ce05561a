import type { Consultation } from '@northloop/contracts';
import type { ReactNode } from 'react';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { type SlotClock, showSame, studioClock } from '../slots/slot-clock';

const { when, whenStudio, where, place, topic, fromStudio } = bookingDetailTexts;

/** Props of {@link BookingDetails}. */
export interface BookingDetailsProps {
  consultation: Consultation;
  clock: SlotClock;
}

/** When and where a consultation takes place, and what it is about. */
export function BookingDetails({ consultation, clock }: BookingDetailsProps) {
  const { slot, word } = consultation;
  const studio = studioClock();
  return (
    <dl className="mt-8 grid max-w-2xl gap-x-8 gap-y-5 rounded-2xl bg-surface p-6 shadow-mid sm:grid-cols-[9rem_1fr] sm:p-8">
      <Term label={when}>
        <span className="font-display text-h4">{clock.dayAndTime(slot)}</span>{' '}
        <span className="text-ink-muted">{clock.zoneName(slot)}</span>
      </Term>
      {!showSame(clock, studio, slot) && (
        <Term label={whenStudio}>{`${studio.dayAndTime(slot)} ${studio.zoneName(slot)}`}</Term>
      )}
      {consultation.state === 'booked' && <Term label={where}>{place}</Term>}
      <Term label={topic}>
        <span dir="auto" className="block break-words whitespace-pre-line">
          {consultation.topic}
        </span>
      </Term>
      {word !== undefined && (
        <Term label={fromStudio}>
          <span className="block break-words whitespace-pre-line">{word}</span>
        </Term>
      )}
    </dl>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-small text-ink-faint sm:pt-1">{label}</dt>
      <dd className="min-w-0 max-sm:-mt-4">{children}</dd>
    </>
  );
}
