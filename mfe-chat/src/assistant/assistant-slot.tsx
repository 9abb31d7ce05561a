import '../module.css';
import type { SlotModule } from '@northloop/kit';
import { ChatAssistant } from './chat-assistant';

/** Fills the slot over every page with the chat assistant. */
export const slot: SlotModule = { Component: ChatAssistant };
