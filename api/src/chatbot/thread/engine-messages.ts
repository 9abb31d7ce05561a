import type { ContentEntry } from '@northloop/contracts';
import type { Consideration, Conversation } from '../chat-engine.js';

/** What the engine's thread is started with. */
export interface EngineSettings {
  readonly hasEncoder: boolean;
}

/** What the engine's thread is asked to do. Only a message gets an answer, under its number. */
export type EngineRequest =
  | { kind: 'prepare' }
  | { kind: 'site content'; entries: readonly ContentEntry[] }
  | { kind: 'message'; number: number; message: string; conversation: Conversation };

/** The thread's answer to a message. */
export type EngineResponse =
  | { number: number; consideration: Consideration }
  | { number: number; error: unknown };
