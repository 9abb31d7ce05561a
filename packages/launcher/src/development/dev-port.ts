import { DEV_PORTS, type ModuleName, standalonePort } from '@northloop/contracts';
import { claimPort } from '../processes/claim-port';

/**
 * Port of a module's development server, or of its standalone page: `DEV_PORT_<NAME>` or the module's own.
 * @throws {PortError} when it is taken.
 */
export const devPort = (
  module: ModuleName,
  env: Readonly<Record<string, string | undefined>>,
  kind: 'server' | 'standalone',
): Promise<number> => {
  const variable = `DEV_PORT_${module.toUpperCase()}`;
  return claimPort({
    variable,
    value: env[variable],
    fallback: kind === 'standalone' ? standalonePort(module) : DEV_PORTS[module],
    host: 'localhost',
  });
};
