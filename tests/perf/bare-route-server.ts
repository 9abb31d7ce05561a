import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** What the framework costs by itself: one route that answers a constant. */
class BareController {
  answer(): { status: string } {
    return { status: 'OK' };
  }
}
class BareModule {}

// Called like functions: the runner of these files knows no decorators on classes.
const answer = Object.getOwnPropertyDescriptor(BareController.prototype, 'answer');
if (answer === undefined) throw new Error('The route has no handler');
Get()(BareController.prototype, 'answer', answer);
Controller('bare')(BareController);
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address() as AddressInfo;
process.stdout.write(`Ready on http://127.0.0.1:${port}\n`);
