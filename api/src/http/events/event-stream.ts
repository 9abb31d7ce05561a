import type { Response } from 'express';

/** A comment at this interval keeps proxies from closing the connection while the work is slow. */
const HEARTBEAT_MS = 5_000;

/** A server-sent event. Its data is sent as JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Sends the events of one answer to the visitor. Nothing is written before the first event, so that early failures are
 * answered like those of any other call.
 */
export class EventStream<Event extends ServerEvent> {
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly response: Response) {}

  /** Whether events were sent. A failure can then only be reported as one more event. */
  get hasBegun(): boolean {
    return this.response.headersSent;
  }

  send({ event, data }: Event): void {
    if (!this.hasBegun) this.begin();
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.response.end();
  }

  private begin(): void {
    this.response.status(200);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    this.response.setHeader('Cache-Control', 'no-store, no-transform');
    // Asks a reverse proxy not to buffer the pieces.
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
    this.heartbeat = setInterval(() => this.response.write(': wait\n\n'), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.response.once('close', () => clearInterval(this.heartbeat));
  }
}
