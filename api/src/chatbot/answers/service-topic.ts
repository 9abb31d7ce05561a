import { typicalTimelines } from '../knowledge/agency-facts.js';
import type { ServiceTopic, Topic } from '../knowledge/topic.js';

/** Whether a topic is one of the six services. */
export function isServiceTopic(topic: Topic): topic is ServiceTopic {
  return topic in typicalTimelines;
}
