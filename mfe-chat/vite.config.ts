import { defineModule } from '@northloop/federation';
import { chatModule } from './module.ts';

export default defineModule(chatModule);
