import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** One route that answers with a constant, to measure the cost of the framework itself. */
class BareController {
  answer(): { status: string } {
    return { status: 'OK' };
  }
}
class BareModule {}

// Decorators are called as functions, because the runner of these files does not support them on classes.
const answer = Object.getOwnPropertyDescriptor(BareController.prototype, 'answer');
if (answer === undefined) throw new Error('The route has no handler');
Get()(BareController.prototype, 'answer', answer);
Controller('bare')(BareController);
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address() as AddressInfo;
process.stdout.write(`Ready on http://127.0.0.1:${port}\n`);
