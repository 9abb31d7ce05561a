import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import type { Edits } from './edits';

/** A draft that is shared under an address, and the key that deletes it. */
export interface SharedDraft {
  id: string;
  deleteKey: string;
  expires: string | null;
}

/** What the page shows: what was made, from what, and what the visitor changed in it. */
export interface Draft {
  request: MockupRequest;
  result: MockupResponse;
  edits: Edits;
  shared: SharedDraft | null;
}
