import type { LocationResponse } from '@northloop/contracts';
import type { StateCreator } from 'zustand';

/** Where the visitor seems to be. Nothing of it is stored or sent anywhere. */
export interface DetectedLocation extends LocationResponse {
  /** IANA name of the browser's time zone, for when the place itself is not known. */
  timeZone: string | null;
  loading: boolean;
  /** Why the API could not say; the time zone then decides. */
  error: string | null;
}

export interface LocationSlice {
  location: DetectedLocation;
  setLocation: (location: Partial<DetectedLocation>) => void;
}

/** Starts as loading on the server and in the browser; the shell resolves it after the page stands. */
export const createLocationSlice: StateCreator<LocationSlice> = (set) => ({
  location: { city: null, state: null, country: null, timeZone: null, loading: true, error: null },
  setLocation: (change) => set(({ location }) => ({ location: { ...location, ...change } })),
});
