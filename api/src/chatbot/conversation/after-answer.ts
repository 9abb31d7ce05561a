import type { Answer } from '../answering/answer.js';
import { type ConversationState, TOLD_LIMIT } from './conversation-state.js';

/** The conversation after one answer. */
export function afterAnswer(before: ConversationState, answer: Answer): ConversationState {
  const { subject } = answer;
  return {
    ...before,
    ...answer.state,
    ...(subject !== undefined && { subject }),
    offered: [...(answer.choices ?? [])],
    told: subject === undefined ? before.told : [...before.told, subject].slice(-TOLD_LIMIT),
  };
}
