import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** How long the steps of a stop may take, in milliseconds. */
export interface StopRules {
  /** How long requests are still accepted after readiness ends, so that the load balancer has time to notice. */
  delay: number;
  /** How long to wait after that for running requests. */
  limit: number;
}

/** Stops the process in order, and knows whether it is stopping. */
@Injectable()
export class StopSwitch {
  private stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /**
   * Waits until the load balancer has noticed, refuses new connections, finishes running requests, and then closes what
   * the modules hold open. Connections still busy after the limit are cut.
   */
  run(app: NestExpressApplication, rules: StopRules): Promise<void> {
    this.stopping ??= this.close(app, rules);
    return this.stopping;
  }

  private async close(app: NestExpressApplication, { delay, limit }: StopRules): Promise<void> {
    await wait(delay);
    const server: Server = app.getHttpServer();
    // A connection that becomes idle after its last answer would otherwise stay open until its time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  }
}
