import '../module.css';
import type { SlotModule } from '@northloop/kit';
import { MockupGenerator } from './mockup-generator';

export const slot: SlotModule = { Component: MockupGenerator };
