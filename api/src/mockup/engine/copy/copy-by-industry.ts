import type { Industry } from '@northloop/contracts';
import { construction } from './industries/construction.js';
import { creative } from './industries/creative.js';
import { ecommerce } from './industries/ecommerce.js';
import { education } from './industries/education.js';
import { fitness } from './industries/fitness.js';
import { healthcare } from './industries/healthcare.js';
import { other } from './industries/other.js';
import { professionalServices } from './industries/professional-services.js';
import { realEstate } from './industries/real-estate.js';
import { restaurant } from './industries/restaurant.js';
import { technology } from './industries/technology.js';
import type { IndustryCopy } from './industry-copy.js';

/** The copy for every trade. */
export const copyByIndustry: Readonly<Record<Industry, IndustryCopy>> = {
  restaurant,
  ecommerce,
  healthcare,
  creative,
  technology,
  'real estate': realEstate,
  'professional services': professionalServices,
  fitness,
  education,
  construction,
  other,
};
