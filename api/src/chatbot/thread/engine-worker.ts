import { parentPort, workerData } from 'node:worker_threads';
import { absentEncoder } from '../../sentence-encoder/absent-encoder.js';
import { WorkerEncoder } from '../../sentence-encoder/worker-encoder.js';
import { EmbeddedChatEngine } from '../embedded-chat-engine.js';
import { loadKnowledge } from '../knowledge/load-knowledge.js';
import type { EngineRequest, EngineResponse, EngineSettings } from './engine-messages.js';

// A thread of its own: reading a message takes some milliseconds, during which the API could not answer anybody.

if (!parentPort) throw new Error('engine-worker.js is started by ThreadedChatEngine.');
const port = parentPort;
const { hasEncoder } = workerData as EngineSettings;
const encoder = hasEncoder ? new WorkerEncoder() : absentEncoder;
const knowledge = loadKnowledge(encoder);
const engine = new EmbeddedChatEngine(knowledge, encoder);

async function answer({
  number,
  message,
  conversation,
}: Extract<EngineRequest, { kind: 'message' }>): Promise<EngineResponse> {
  try {
    return { number, consideration: await engine.consider(message, conversation) };
  } catch (error) {
    return { number, error };
  }
}

port.on('message', async (request: EngineRequest) => {
  if (request.kind === 'prepare') engine.prepare();
  else if (request.kind === 'site content') knowledge.replaceSiteContent(request.entries);
  else port.postMessage(await answer(request));
});
