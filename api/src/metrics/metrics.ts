import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the response-time buckets, in seconds: around the promised 20 ms (chat) and 50 ms (mockup). */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of the process in Prometheus format. Labels never contain anything a visitor wrote. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'northloop_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  private readonly contacts = new Counter({
    name: 'northloop_contacts_total',
    help: 'Stored contact submissions',
    labelNames: ['suspicion'],
    registers: [this.registry],
  });

  private readonly deliveries = new Counter({
    name: 'northloop_delivery_attempts_total',
    help: 'Attempts to deliver from the outbox',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** @param route the route's pattern, not the address */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  countContact(suspicion: string | undefined): void {
    this.contacts.inc({ suspicion: suspicion ?? 'none' });
  }

  countDelivery(channel: string, outcome: 'sent' | 'failed' | 'given up'): void {
    this.deliveries.inc({ channel, outcome });
  }

  /** Adds a metric that is computed on each scrape. If that fails, the metric is left out. */
  watch(
    name: string,
    help: string,
    label: string,
    read: () => Promise<readonly (readonly [label: string, value: number])[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [value, amount] of await read().catch(() => [])) {
          this.set({ [label]: value }, amount);
        }
      },
    });
  }

  /** All metrics as text. */
  render(): Promise<string> {
    return this.registry.metrics();
  }
}
