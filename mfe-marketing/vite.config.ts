import { defineModule } from '@northloop/federation';
import { marketingModule } from './module.ts';

export default defineModule(marketingModule);
