import { Agent } from 'node:http';
import { sendRequest } from '../fixtures/api/send-request';

export interface ReaderFigures {
  /** Response times in milliseconds. */
  latencies: number[];
  seconds: number;
  /** Number of answers other than 200. */
  failed: number;
}

/** Runs a number of readers on one address. Each sends its next request as soon as it has an answer. */
export async function measureReaders(
  url: string,
  readers: number,
  seconds: number,
): Promise<ReaderFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const latencies: number[] = [];
  let failed = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        const { status } = await sendRequest({ url, agent });
        latencies.push(performance.now() - start);
        if (status !== 200) failed += 1;
      }
    }),
  );
  agent.destroy();
  return { latencies, seconds: (performance.now() - begin) / 1000, failed };
}
