import type { Consultation } from '@northloop/contracts';

/**
 * The booking in an answer of the API.
 * @throws Error if there is none: a proxy between site and API may answer in its place.
 */
export function readConsultation(answer: unknown): Consultation {
  const { consultation } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    consultation?: Partial<Consultation>;
  };
  if (typeof consultation?.slot !== 'string' || typeof consultation.state !== 'string') {
    throw new Error('The answer has no booking');
  }
  return consultation as Consultation;
}
