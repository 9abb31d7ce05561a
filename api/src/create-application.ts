import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { NEWSLETTER_ONE_CLICK_PATH } from '@northloop/contracts';
import helmet from 'helmet';
import { AppModule } from './app.module.js';
import type { Environment } from './config/environment.js';
import { answerUnknownAddress } from './http/errors/unknown-address.js';
import { takeEveryRequest } from './http/take-every-request.js';
import type { Logger } from './logging/logger.js';
import { NestLogger } from './logging/nest-logger.js';
import { assignRequestId } from './logging/request-id.js';
import { Metrics } from './metrics/metrics.js';
import { observeRequests } from './metrics/observe-requests.js';
import { readOneClickForm } from './newsletter/links/one-click-form.js';
import { serveDocumentation } from './openapi/serve-documentation.js';

/**
 * Builds the whole API without listening, so that tests run the same application as the process. Opens the database and
 * migrates it.
 */
export async function createApplication(
  environment: Environment,
  logger: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(environment, logger),
    { bodyParser: false, abortOnError: false, logger: new NestLogger(logger) },
  );
  app.setGlobalPrefix('api');
  app.set('trust proxy', environment.trustProxyHops);
  app.use(assignRequestId, observeRequests(logger, app.get(Metrics)));
  app.use(securityHeaders());
  app.use(forbidStorage);
  if (environment.corsOrigins.length > 0) {
    app.enableCors({
      origin: environment.corsOrigins,
      exposedHeaders: ['X-Request-Id', 'Retry-After'],
    });
  }
  app.use(NEWSLETTER_ONE_CLICK_PATH, readOneClickForm);
  if (environment.docs) serveDocumentation(app);
  setTimeLimits(app);
  takeEveryRequest(app.getHttpServer());
  try {
    await app.init();
  } catch (error) {
    // The database is already open, and no other code could close it.
    await app.close();
    throw error;
  }
  // The framework's own answer to unknown addresses only covers paths below the prefix.
  app.use(answerUnknownAddress);
  return app;
}

function securityHeaders() {
  return helmet({
    // The documentation page may be read over plain HTTP inside a private network.
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
  });
}

/** Most answers concern one visitor, so caches must not store them unless a route says otherwise. */
function forbidStorage(
  _request: unknown,
  response: { setHeader(name: string, value: string): unknown },
  next: () => void,
): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/**
 * Keep-alive must last longer than a proxy's (commonly 60 s); otherwise the proxy would send into a closed connection.
 */
function setTimeLimits(app: NestExpressApplication): void {
  const server = app.getHttpServer();
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
}
