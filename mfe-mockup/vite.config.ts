import { defineModule } from '@northloop/federation';
import { mockupModule } from './module.ts';

export default defineModule(mockupModule);
