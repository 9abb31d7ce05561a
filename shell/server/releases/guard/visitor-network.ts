import ipaddr from 'ipaddr.js';

/** A visitor's network. One person can easily have many addresses, but seldom many networks. */
export interface VisitorNetwork {
  /** The network of one internet connection: 256 addresses of IPv4, a /56 of IPv6. */
  line: string;
  /**
   * The smallest network of a provider: a /16 of IPv4, a /32 of IPv6. Anyone who rents a server gets many lines of one
   * provider.
   */
  provider: string;
}

const BYTES = { ipv4: { line: 3, provider: 2 }, ipv6: { line: 7, provider: 4 } } as const;

/** The network of an address. Everything that is not a valid address counts as one network. */
export function networkOf(address = ''): VisitorNetwork {
  if (!ipaddr.isValid(address)) return { line: '', provider: '' };
  // An IPv4 address may be written as an IPv6 address.
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const prefix = (bytes: number) => `${kind} ${parsed.toByteArray().slice(0, bytes).join('.')}`;
  return { line: prefix(BYTES[kind].line), provider: prefix(BYTES[kind].provider) };
}
