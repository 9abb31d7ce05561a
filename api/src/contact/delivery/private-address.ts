import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address lies in a network that the public internet does not reach, or that is kept for something else.
 * IPv4 inside IPv6 is looked at as IPv4.
 */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.process(address).range() !== 'unicast';
