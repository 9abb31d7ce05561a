import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContentEntry } from '@northloop/contracts';
import type { Logger } from '../../logging/logger.js';
import type {
  Consideration,
  ConsideringEngine,
  Conversation,
  EngineAnswer,
  SiteReader,
} from '../chat-engine.js';
import type { EngineRequest, EngineResponse, EngineSettings } from './engine-messages.js';

/** The compiled worker; the same file from the sources and from the build. Threads cannot run TypeScript. */
const WORKER = new URL('../../../dist/chatbot/thread/engine-worker.js', import.meta.url);

/** The engine's thread has ended; the next message starts another one. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}

interface Waiting {
  resolve(consideration: Consideration): void;
  reject(error: unknown): void;
}

/** Runs the embedded engine in a thread of its own, so that no other request waits while a message is read. */
export class ThreadedChatEngine implements ConsideringEngine, SiteReader {
  readonly name = 'embedded';
  readonly streams = false;

  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  /** A thread that is started anew gets it again. */
  private siteContent: readonly ContentEntry[] | undefined;

  constructor(
    private readonly settings: EngineSettings,
    private readonly logger: Logger,
  ) {}

  prepare(): void {
    this.send({ kind: 'prepare' });
  }

  replaceSiteContent(entries: readonly ContentEntry[]): void {
    const isRunning = this.thread !== undefined;
    this.siteContent = entries;
    // A thread that starts gets it by itself.
    if (isRunning) this.send({ kind: 'site content', entries });
    else this.running();
  }

  async reply(message: string, conversation: Conversation): Promise<EngineAnswer> {
    const { reply, state } = await this.consider(message, conversation);
    return { reply, state };
  }

  /** @throws EngineUnavailable if the thread ends before it has answered */
  consider(message: string, conversation: Conversation): Promise<Consideration> {
    return new Promise((resolve, reject) => {
      const number = this.count++;
      this.waiting.set(number, { resolve, reject });
      // A message on its way keeps the process alive; an idle thread does not.
      this.running().ref();
      this.send({ kind: 'message', number, message, conversation });
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  private send(request: EngineRequest): void {
    this.running().postMessage(request);
  }

  private running(): Worker {
    this.thread ??= this.start();
    return this.thread;
  }

  private start(): Worker {
    const thread = new Worker(fileURLToPath(WORKER), { workerData: this.settings });
    thread.unref();
    thread.on('message', (response: EngineResponse) => this.take(response));
    thread.on('error', (cause) => this.end(thread, cause));
    thread.on('exit', () => this.end(thread));
    if (this.siteContent !== undefined) {
      thread.postMessage({
        kind: 'site content',
        entries: this.siteContent,
      } satisfies EngineRequest);
    }
    return thread;
  }

  private take(response: EngineResponse): void {
    const waiting = this.waiting.get(response.number);
    this.waiting.delete(response.number);
    if (this.waiting.size === 0) this.thread?.unref();
    if ('error' in response) waiting?.reject(response.error);
    else waiting?.resolve(response.consideration);
  }

  private end(thread: Worker, cause?: unknown): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    const error = new EngineUnavailable('The assistant’s thread has ended.', { cause });
    this.logger.error({ err: error, lost: lost.length }, error.message);
    for (const { reject } of lost) reject(error);
  }
}
