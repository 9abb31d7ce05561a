import { EnvironmentError, readEnvironment } from './config/environment.js';
import { createApplication } from './create-application.js';
import { StopSwitch } from './health/stop-switch.js';
import { createLogger, type Logger } from './logging/logger.js';

/** Starts the API and stops it again when the system asks. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const logger = createLogger(environment.logLevel);
  const app = await createApplication(environment, logger);
  await app.listen(environment.port, environment.host);
  logger.info(`API ready on ${await app.getUrl()}`);

  const stop = app.get(StopSwitch);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'Stopping: running requests are finished first');
      stop.run(app, environment.stopTimeoutSeconds * 1000).then(
        () => logger.info('Stopped'),
        (error: unknown) => giveUp(error, logger),
      );
    });
  }
}

function giveUp(error: unknown, logger: Logger): void {
  logger.fatal({ err: error }, 'The API ends because of an error');
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (error instanceof EnvironmentError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else giveUp(error, createLogger('info'));
});
