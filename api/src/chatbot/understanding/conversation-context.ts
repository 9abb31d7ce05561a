import type { Topic } from '../knowledge/topic.js';
import { hasIntent, isFollowUp } from './intents.js';
import { continueProject, type Project, readProject } from './project.js';

/** What the conversation was about before the current message. */
export interface ConversationContext {
  project: Project;
  /** What the visitor last asked about a project. */
  asked: 'price' | 'duration' | undefined;
  /** Whether prices were mentioned at all. */
  hasPrice: boolean;
  /** Topic of the last answer that had one. */
  readonly topic: Topic | undefined;
  /** The visitor's earlier messages in normalized form, oldest first. */
  earlier: readonly string[];
}

/** Most earlier messages that count. Older ones are usually about another subject. */
const MEMORY = 12;

/** Most messages back that the topic of a follow-up is looked for. */
const TOPIC_MEMORY = 3;

/**
 * Reads the conversation so far.
 * @param earlier the visitor's messages in normalized form, oldest first
 * @param topicOf finds the topic of a single message
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
    // Computed on first use, because most messages are clear without the topic.
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
