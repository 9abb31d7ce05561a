import { resolve } from 'node:path';
import { startS3Server } from './s3-server';

/**
 * `tsx s3-server-cli.ts <folder>` starts a local S3 server for tests in other packages and prints the location of a
 * store in it.
 */
const server = await startS3Server(resolve(process.argv[2] ?? '.'));
process.stdout.write(`Store at ${server.location('site')}\n`);
