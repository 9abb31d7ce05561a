import { writeFile } from 'node:fs/promises';
import { IN_MEMORY, readEnvironment } from './config/environment.js';
import { createApplication } from './create-application.js';
import { createLogger } from './logging/logger.js';
import { createOpenApiDocument } from './openapi/openapi-document.js';

/** Writes the committed description of the API, `api/openapi.json`. */
const app = await createApplication(
  { ...readEnvironment({}), dataDir: IN_MEMORY },
  createLogger('silent'),
);
await writeFile(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`,
);
await app.close();
