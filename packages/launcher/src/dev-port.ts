import { benchPort, DEV_PORTS, type ModuleName } from '@northloop/contracts';
import { claimPort } from './claim-port';

/**
 * Port of a module's development server, or of its bench: `DEV_PORT_<NAME>` or the module's own.
 * @throws {PortError} when it is taken.
 */
export const devPort = (
  module: ModuleName,
  env: Readonly<Record<string, string | undefined>>,
  kind: 'server' | 'bench',
): Promise<number> => {
  const variable = `DEV_PORT_${module.toUpperCase()}`;
  return claimPort({
    variable,
    value: env[variable],
    fallback: kind === 'bench' ? benchPort(module) : DEV_PORTS[module],
    host: 'localhost',
  });
};
