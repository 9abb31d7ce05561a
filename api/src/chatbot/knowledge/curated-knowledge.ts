import { agencyKnowledge } from './facts/agency-knowledge.js';
import { appKnowledge } from './facts/app-knowledge.js';
import { articleFactsKnowledge } from './facts/article-facts-knowledge.js';
import { blogKnowledge } from './facts/blog-knowledge.js';
import { careersKnowledge } from './facts/careers-knowledge.js';
import { contactKnowledge } from './facts/contact-knowledge.js';
import { designKnowledge } from './facts/design-knowledge.js';
import { figuresKnowledge } from './facts/figures-knowledge.js';
import { legalKnowledge } from './facts/legal-knowledge.js';
import { milestonesKnowledge } from './facts/milestones-knowledge.js';
import { processKnowledge } from './facts/process-knowledge.js';
import { projectsKnowledge } from './facts/projects-knowledge.js';
import { recordsKnowledge } from './facts/records-knowledge.js';
import { seoKnowledge } from './facts/seo-knowledge.js';
import { servicesKnowledge } from './facts/services-knowledge.js';
import { storeFactsKnowledge } from './facts/store-facts-knowledge.js';
import { storeKnowledge } from './facts/store-knowledge.js';
import { workingFactsKnowledge } from './facts/working-facts-knowledge.js';
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
