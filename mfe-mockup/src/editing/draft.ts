import type { MockupRequest, MockupResponse } from '@northloop/contracts';
import type { Edits } from './edits';

/** A draft that is shared under an address, and the key that deletes it. */
export interface SharedDraft {
  id: string;
  deleteKey: string;
  expires: string | null;
}

/** The draft on the page: the request, its result and the visitor's changes. */
export interface Draft {
  request: MockupRequest;
  result: MockupResponse;
  edits: Edits;
  shared: SharedDraft | null;
}
