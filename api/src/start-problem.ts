import { SettingsError } from '@northloop/contracts/settings';
import type { Environment } from './config/environment.js';
import { DirectoryInUseError } from './database/pglite/directory-claim.js';

/**
 * Why the process cannot start, in words for the operator that name the setting; undefined if the failure is not caused
 * by a setting.
 */
export function startProblem(
  error: unknown,
  address: Pick<Environment, 'host' | 'port'> | undefined,
): string | undefined {
  if (error instanceof SettingsError || error instanceof DirectoryInUseError) {
    return error.message;
  }
  if (address === undefined || !(error instanceof Error) || !('syscall' in error)) return undefined;
  if (error.syscall !== 'listen' || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE') {
    return `Port ${address.port} on ${address.host} is taken. Stop the program that uses it, or set API_PORT to another port.`;
  }
  return `The API cannot listen on port ${address.port} of ${address.host} (${error.code}). Set API_PORT and API_HOST to values it may use.`;
}
