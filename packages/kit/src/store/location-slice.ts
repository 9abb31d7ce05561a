import type { LocationResponse } from '@northloop/contracts';
import type { StateCreator } from 'zustand';

/** Where the visitor seems to be. It is never stored or sent anywhere. */
export interface DetectedLocation extends LocationResponse {
  /** IANA name of the browser's time zone, used if the location is not known. */
  timeZone: string | null;
  loading: boolean;
  /** Why the API did not know the location; the time zone is then used. */
  error: string | null;
}

export interface LocationSlice {
  location: DetectedLocation;
  setLocation: (location: Partial<DetectedLocation>) => void;
}

/** Starts as loading on the server and in the browser. The shell sets the location after the page is shown. */
export const createLocationSlice: StateCreator<LocationSlice> = (set) => ({
  location: { city: null, state: null, country: null, timeZone: null, loading: true, error: null },
  setLocation: (change) => set(({ location }) => ({ location: { ...location, ...change } })),
});
