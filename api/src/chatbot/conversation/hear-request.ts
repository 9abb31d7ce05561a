import type { MessageRequest } from '../reading/reading.js';
import type { ConversationState } from './conversation-state.js';
import { continueProject } from './project.js';

/** Of a long request, so many characters are remembered. */
const SAID_LENGTH = 160;

/** Less, in dollars, is the price of something else, or a bid that is no budget. */
const LEAST_BUDGET = 100;

/** The conversation as far as a request changes it by itself, before it is answered. */
export function hearRequest(before: ConversationState, request: MessageRequest): ConversationState {
  const project = continueProject(before.project, request.project);
  const own = request.amounts.find(({ isVisitors }) => isVisitors)?.dollars;
  return {
    ...before,
    language: 'en',
    said: request.text.slice(0, SAID_LENGTH),
    project: own === undefined || own < LEAST_BUDGET ? project : { ...project, budget: own },
  };
}
