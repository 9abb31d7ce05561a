import type { Response } from 'express';

/** A comment this often keeps proxies from taking slow work for a dead connection. */
const HEARTBEAT_MS = 5_000;

/** A server-sent event; its data is sent as JSON. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * The events of one answer on their way to the visitor. Nothing is written before the first event, so that
 * what fails early is answered like any other call.
 */
export class EventStream<Event extends ServerEvent> {
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly response: Response) {}

  /** Whether events were sent: a failure can then only be told as one more event. */
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
    // Asks a reverse proxy not to hold the pieces back.
    this.response.setHeader('X-Accel-Buffering', 'no');
    this.response.flushHeaders();
    this.heartbeat = setInterval(() => this.response.write(': wait\n\n'), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.response.once('close', () => clearInterval(this.heartbeat));
  }
}
