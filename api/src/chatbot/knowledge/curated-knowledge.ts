import { agencyKnowledge } from './agency-knowledge.js';
import { appKnowledge } from './app-knowledge.js';
import { articleFactsKnowledge } from './article-facts-knowledge.js';
import { blogKnowledge } from './blog-knowledge.js';
import { careersKnowledge } from './careers-knowledge.js';
import { contactKnowledge } from './contact-knowledge.js';
import { designKnowledge } from './design-knowledge.js';
import { figuresKnowledge } from './figures-knowledge.js';
import type { KnowledgeDocument } from './knowledge-document.js';
import { legalKnowledge } from './legal-knowledge.js';
import { milestonesKnowledge } from './milestones-knowledge.js';
import { processKnowledge } from './process-knowledge.js';
import { projectsKnowledge } from './projects-knowledge.js';
import { recordsKnowledge } from './records-knowledge.js';
import { seoKnowledge } from './seo-knowledge.js';
import { servicesKnowledge } from './services-knowledge.js';
import { storeFactsKnowledge } from './store-facts-knowledge.js';
import { storeKnowledge } from './store-knowledge.js';
import { workingFactsKnowledge } from './working-facts-knowledge.js';

/**
 * What the assistant knows without being told by the live site. The order decides between cues: where two
 * would answer, the earlier document does, so the narrower subjects come first.
 */
export const curatedKnowledge: readonly KnowledgeDocument[] = [
  ...recordsKnowledge,
  ...milestonesKnowledge,
  ...figuresKnowledge,
  ...projectsKnowledge,
  ...legalKnowledge,
  ...processKnowledge,
  ...workingFactsKnowledge,
  ...careersKnowledge,
  ...storeKnowledge,
  ...storeFactsKnowledge,
  ...appKnowledge,
  ...seoKnowledge,
  ...designKnowledge,
  ...blogKnowledge,
  ...articleFactsKnowledge,
  ...agencyKnowledge,
  ...servicesKnowledge,
  ...contactKnowledge,
];
