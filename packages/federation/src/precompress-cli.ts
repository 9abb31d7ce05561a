#!/usr/bin/env node
import { resolve } from 'node:path';
import { precompressFiles } from './build/record/precompress-files.js';

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: precompress <folder>\n');
  process.exit(2);
}
await precompressFiles(resolve(folder));
