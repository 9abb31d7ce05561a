import { agencyKnowledge } from './facts/agency/agency-knowledge.js';
import { careersKnowledge } from './facts/agency/careers-knowledge.js';
import { contactKnowledge } from './facts/agency/contact-knowledge.js';
import { figuresKnowledge } from './facts/agency/figures-knowledge.js';
import { legalKnowledge } from './facts/agency/legal-knowledge.js';
import { milestonesKnowledge } from './facts/agency/milestones-knowledge.js';
import { processKnowledge } from './facts/agency/process-knowledge.js';
import { projectsKnowledge } from './facts/agency/projects-knowledge.js';
import { recordsKnowledge } from './facts/agency/records-knowledge.js';
import { workingFactsKnowledge } from './facts/agency/working-facts-knowledge.js';
import { articleFactsKnowledge } from './facts/articles/article-facts-knowledge.js';
import { blogKnowledge } from './facts/articles/blog-knowledge.js';
import { appKnowledge } from './facts/services/app-knowledge.js';
import { designKnowledge } from './facts/services/design-knowledge.js';
import { seoKnowledge } from './facts/services/seo-knowledge.js';
import { servicesKnowledge } from './facts/services/services-knowledge.js';
import { storeFactsKnowledge } from './facts/services/store-facts-knowledge.js';
import { storeKnowledge } from './facts/services/store-knowledge.js';
import type { KnowledgeDocument } from './knowledge-document.js';

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
