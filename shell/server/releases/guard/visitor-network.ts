import ipaddr from 'ipaddr.js';

/** Where on the network a visitor is. One person may well have many addresses, but seldom many networks. */
export interface VisitorNetwork {
  /** What one line has: 256 addresses of IPv4, a /56 of IPv6. */
  line: string;
  /** What one provider has at the least: a /16 of IPv4, a /32 of IPv6. Whoever rents a server gets many lines of one. */
  provider: string;
}

const BYTES = { ipv4: { line: 3, provider: 2 }, ipv6: { line: 7, provider: 4 } } as const;

/** The network of an address. What is no address is one network, whoever sends it. */
export function networkOf(address = ''): VisitorNetwork {
  if (!ipaddr.isValid(address)) return { line: '', provider: '' };
  // An IPv4 address may come in the clothes of IPv6.
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const prefix = (bytes: number) => `${kind} ${parsed.toByteArray().slice(0, bytes).join('.')}`;
  return { line: prefix(BYTES[kind].line), provider: prefix(BYTES[kind].provider) };
}
