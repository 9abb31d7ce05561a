/** GET /api/location. Fields are null when nothing trustworthy is known. */
export interface LocationResponse {
  city: string | null;
  /** Two-letter state or region code if known, otherwise the name. */
  state: string | null;
  country: string | null;
}
