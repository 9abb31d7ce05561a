import type { Topic } from '../knowledge/topic.js';
import { hasIntent, isFollowUp } from './intents.js';
import { continueProject, type Project, readProject } from './project.js';

/** What the conversation was about before the message at hand. */
export interface ConversationContext {
  project: Project;
  /** What the visitor last asked about a project. */
  asked: 'price' | 'duration' | undefined;
  /** Whether prices were spoken of at all. */
  hasPrice: boolean;
  /** The topic of the last answer that had one. */
  readonly topic: Topic | undefined;
  /** The visitor's earlier messages as understood, oldest first. */
  earlier: readonly string[];
}

/** How many earlier messages count: what was said before them is another subject. */
const MEMORY = 12;

/** How far back the topic of a follow-up may lie. */
const TOPIC_MEMORY = 3;

/**
 * Reads the conversation so far.
 * @param earlier the visitor's messages, understood, oldest first
 * @param topicOf finds the topic of one message standing by itself
 */
export function readContext(
  earlier: readonly string[],
  topicOf: (text: string) => Topic | undefined,
): ConversationContext {
  const recent = earlier.slice(-MEMORY);
  let project: Project = { kind: undefined, features: [], pages: undefined };
  let asked: ConversationContext['asked'];
  for (const text of recent) {
    const said = readProject(text);
    project = continueProject(project, said);
    if (hasIntent(text, 'price')) asked = 'price';
    else if (hasIntent(text, 'duration')) asked = 'duration';
    else if (said.kind === undefined && !isFollowUp(text)) asked = undefined;
  }
  let topic: Topic | null | undefined;
  return {
    project,
    asked,
    hasPrice: recent.some((text) => hasIntent(text, 'price')),
    // Most messages make sense by themselves: the search for their topic is spared.
    get topic() {
      topic ??= newestTopic(recent, topicOf) ?? null;
      return topic ?? undefined;
    },
    earlier: recent,
  };
}

function newestTopic(
  recent: readonly string[],
  topicOf: (text: string) => Topic | undefined,
): Topic | undefined {
  for (const text of recent.slice(-TOPIC_MEMORY).reverse()) {
    const topic = topicOf(text);
    if (topic !== undefined) return topic;
  }
  return undefined;
}
