import type { IncomingMessage } from 'node:http';
import { forwardedFor } from '../http/forwarded-for';
import { BODY_LIMITS, readBody } from '../http/read-body';

/** A plain form that a browser without script posted to the address of a page. */
export interface PostedForm {
  /** The last value of each field. */
  fields: Readonly<Record<string, string>>;
  /** The visitor's address, for the API's rate limits. */
  forwardedFor: string;
}

/** Most fields of a form. */
const MOST_FIELDS = 100;

/**
 * Reads a form.
 * @throws {BodyRefusedError} if it is too large, takes too long or breaks off.
 */
export async function readPostedForm(request: IncomingMessage): Promise<PostedForm> {
  const body = await readBody(request, BODY_LIMITS);
  const fields = [...new URLSearchParams(body.toString())].slice(0, MOST_FIELDS);
  return { fields: Object.fromEntries(fields), forwardedFor: forwardedFor(request) };
}
