import { Body, Controller, Post } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMIT } from './rate-limit/rate-limit.js';
import { startTestApi, type TestApi } from './testing/start-test-api.js';

/** What a route handler is missing; empty if nothing. */
function faultsOf(controller: new (...args: never[]) => object, handler: string): string[] {
  const method: unknown = controller.prototype[handler];
  const faults: string[] = [];
  if (Reflect.getMetadata(RATE_LIMIT, method as object) === undefined) faults.push('no rate limit');
  for (const index of bodyParameters(controller, handler)) {
    const type = Reflect.getMetadata('design:paramtypes', controller.prototype, handler)?.[index];
    if (!hasValidation(type)) faults.push('a body without a validated DTO');
  }
  return faults;
}

function bodyParameters(controller: object, handler: string): number[] {
  const parameters: Record<string, { index: number }> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {};
  // In the framework's metadata, 3 marks a body parameter.
  return Object.entries(parameters)
    .filter(([key]) => key.startsWith('3:'))
    .map(([, { index }]) => index);
}

function hasValidation(type: unknown): boolean {
  return (
    typeof type === 'function' &&
    type !== Object &&
    getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0
  );
}

describe('architecture', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined });
  });
  afterAll(() => api.stop());

  it('gives every route a rate limit, and every body a validated DTO', () => {
    const scanner = new MetadataScanner();
    const controllers = new DiscoveryService(api.app.get(ModulesContainer)).getControllers();
    const routes = controllers.flatMap(({ metatype }) => {
      const controller = metatype as new () => object;
      return scanner
        .getAllMethodNames(controller.prototype)
        .filter((name) => Reflect.hasMetadata('path', controller.prototype[name]))
        .map((name) => ({ controller, name }));
    });
    expect(routes.length).toBeGreaterThanOrEqual(9);
    const faults = routes.flatMap(({ controller, name }) =>
      faultsOf(controller, name).map((fault) => `${controller.name}.${name} has ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('would notice a route that has neither', () => {
    @Controller('planted')
    class PlantedController {
      @Post()
      take(@Body() _body: Record<string, unknown>): void {}
    }
    expect(faultsOf(PlantedController, 'take')).toEqual([
      'no rate limit',
      'a body without a validated DTO',
    ]);
  });
});
