import { buttonClass, Link, siteRoutes } from '@northloop/kit';
import {
  bookingDetailTexts,
  bookingPageTexts,
} from '../../content/consultation/booking-page-texts';
import { BookingFrame } from './booking-frame';

/** Props of {@link MissingBooking}. */
export interface MissingBookingProps {
  /** Address of the page, without the token. */
  path: string;
  /** The link leads nowhere, or the API does not answer. */
  kind: 'unknown' | 'unavailable';
}

/** Stands in place of a booking that cannot be shown. */
export function MissingBooking({ path, kind }: MissingBookingProps) {
  const { title, text } = bookingPageTexts[kind];
  return (
    <BookingFrame path={path} title={title} lead={text}>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={siteRoutes.contact} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {bookingDetailTexts.write}
        </Link>
        <Link
          to={siteRoutes.consultation}
          className={buttonClass({ variant: 'ghost', size: 'lg' })}
        >
          {bookingDetailTexts.bookAgain}
        </Link>
      </p>
    </BookingFrame>
  );
}
