import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is in a private or otherwise reserved network. IPv4 addresses inside IPv6 are checked as IPv4.
 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';
