import { setTimeout as delay } from 'node:timers/promises';
import { SiteContentPoller } from './chatbot/knowledge/site/site-content-poller.js';
import { type Environment, readEnvironment } from './config/environment.js';
import { createApplication } from './create-application.js';
import { StopSwitch } from './health/stop-switch.js';
import { createLogger, type Logger } from './logging/logger.js';
import { startProblem } from './start-problem.js';

/** How long a process that cannot start may take to close what it has opened, in milliseconds. */
const CLOSE_LIMIT_MS = 4000;

/** Starts the API and stops it when the system asks. */
async function start(environment: Environment, logger: Logger): Promise<void> {
  logger.info(environment.databaseUrl ? 'Connecting to PostgreSQL' : 'Preparing the database');
  const app = await createApplication(environment, logger);
  try {
    await app.listen(environment.port, environment.host);
  } catch (error) {
    await Promise.race([app.close(), delay(CLOSE_LIMIT_MS)]);
    throw error;
  }
  logger.info(`API ready on ${await app.getUrl()}`);
  // Not earlier: while the site answers with its content, it calls this API.
  app.get(SiteContentPoller).start();

  const stop = app.get(StopSwitch);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'Stopping once the running requests are finished');
      const delay = environment.stopDelaySeconds * 1000;
      stop.run(app, { delay, limit: environment.stopTimeoutSeconds * 1000 }).then(
        () => logger.info('Stopped'),
        (error: unknown) => giveUp(error, environment, logger),
      );
    });
  }
}

/** Exits at once: whatever is still open must not keep alive a process that answers no requests. */
function giveUp(
  error: unknown,
  environment: Environment | undefined,
  logger: Logger = createLogger('info'),
): never {
  const problem = startProblem(error, environment);
  if (problem === undefined) logger.fatal({ err: error }, 'The API stopped because of an error');
  else process.stderr.write(`${problem}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment();
    await start(environment, createLogger(environment.logLevel));
  } catch (error) {
    giveUp(error, environment);
  }
}

await main();
