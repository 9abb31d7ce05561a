import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { contractSchemas } from './contract-schemas.js';

/** Describes every route of the API as an OpenAPI 3 document. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('northloop API')
    .setDescription(
      'Chat, services, mockups and leads. Every failure answers with the same body: error, message and, for refused fields, details.',
    )
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(app, settings);
  const { schemas, ...components } = document.components ?? {};
  return {
    ...document,
    components: { ...components, schemas: { ...schemas, ...contractSchemas() } },
  };
}
