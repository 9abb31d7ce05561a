import '../module.css';
import type { SlotModule } from '@northloop/kit';
import { ChatAssistant } from './chat-assistant';

/** Puts the chat assistant into the slot that floats over every page. */
export const slot: SlotModule = { Component: ChatAssistant };
