import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built API as a separate process, with an empty database in memory and without rate limits. */
export interface RunningApi {
  /** Such as `http://127.0.0.1:40123/api`. */
  url: string;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

/** @throws Error if the API ends before it is ready, for example because it was not built. */
export async function startApi(): Promise<RunningApi> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      API_PORT: '0',
      DATA_DIR: 'memory://',
      RATE_LIMIT_READ: '1000000',
      RATE_LIMIT_CHAT: '1000000',
      RATE_LIMIT_MOCKUP: '1000000',
      LOG_LEVEL: 'info',
      STOP_DELAY_SECONDS: '0',
      DATABASE_URL: process.env.EVAL_DATABASE_URL ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: string) => {
      output += chunk;
      const ready = /API ready on (http[^"\s]+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('exit', () => reject(new Error(`The API ended early:\n${output}`)));
  });
  // Keep reading and discard the output, because a full pipe would block the process.
  child.stdout.removeAllListeners('data').resume();
  return { url: `${origin}/api`, stop: async () => void child.kill() };
}
