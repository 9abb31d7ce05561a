import { trainAssistant } from '../knowledge/knowledge-base.js';
import { writeRecognizerModel } from './recognizer-file.js';

// Part of the build. The training takes almost a second, during which an API could not answer requests.
writeRecognizerModel(trainAssistant());
