import {
  MOCKUP_FACT_KINDS,
  MOCKUP_SETTINGS,
  type MockupReading,
  type MockupRequest,
} from '@northloop/contracts';
import type { ApiClient } from '@northloop/kit';
import { fields, text } from '../request/json-fields';

/** Asks what a draft would take from a request. @throws {Error} if there is no answer */
export async function requestReading(
  api: Pick<ApiClient, 'post'>,
  request: MockupRequest,
  signal: AbortSignal,
): Promise<MockupReading> {
  return readReading(await api.post<unknown>('/api/mockup/read', request, { signal }));
}

/** Reads an answer; what is missing or unknown is left out. */
export function readReading(answer: unknown): MockupReading {
  const { trades, setting, facts, features, pages } = fields(answer);
  return {
    trades: list(trades)
      .map((trade) => ({ id: text(fields(trade).id), name: text(fields(trade).name) }))
      .filter(({ id, name }) => id !== '' && name !== ''),
    setting: MOCKUP_SETTINGS.find((name) => name === setting) ?? 'place',
    facts: list(facts).flatMap((fact) => {
      const kind = MOCKUP_FACT_KINDS.find((name) => name === fields(fact).kind);
      const words = text(fields(fact).text);
      return kind === undefined || words === '' ? [] : { kind, text: words };
    }),
    features: list(features).filter((feature) => typeof feature === 'string'),
    pages: typeof pages === 'number' ? pages : null,
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
