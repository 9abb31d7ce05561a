import { trainAssistant } from '../knowledge/knowledge-base.js';
import { writeRecognizerModel } from './recognizer-file.js';

// Part of the build. Learning the phrasings takes most of a second, in which an API answers nobody.
writeRecognizerModel(trainAssistant());
