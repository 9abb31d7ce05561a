import { DEV_PORTS, type ModuleName, standalonePort } from '@northloop/contracts';
import { type Launch, moduleVariable } from '../launch';
import { claimPort } from '../processes/claim-port';

/**
 * Port of a module's development server, or of its standalone page: `DEV_PORT_<NAME>` or the module's own.
 * @throws {PortError} if it is taken.
 */
export const devPort = (
  module: ModuleName,
  settings: Launch['settings'],
  kind: 'server' | 'standalone',
): Promise<number> => {
  const variable = moduleVariable('DEV_PORT', module);
  const own = kind === 'standalone' ? standalonePort(module) : DEV_PORTS[module];
  return claimPort({ variable, port: settings[variable] ?? own, host: 'localhost' });
};
