import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Knows whether the process is on its way out, and takes it there. */
@Injectable()
export class StopSwitch {
  private stopping: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  /**
   * Refuses new connections, finishes running requests, then closes what the modules hold open.
   * Connections still busy after `timeoutMs` are cut.
   */
  run(app: NestExpressApplication, timeoutMs: number): Promise<void> {
    this.stopping ??= this.close(app, timeoutMs);
    return this.stopping;
  }

  private async close(app: NestExpressApplication, timeoutMs: number): Promise<void> {
    const server: Server = app.getHttpServer();
    // A connection that falls idle after its last answer would otherwise stay open until its time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  }
}
