import { siteConfig } from '@northloop/kit';
import type { LegalBlock } from '../content/legal/legal-document';

type ContactBlock = Extract<LegalBlock, { kind: 'contact' }>;

/** A sentence, followed by the contact channels that the block names. */
export function LegalContact({ text, channels }: Omit<ContactBlock, 'kind'>) {
  const { email, phone, address, name } = siteConfig;
  const shown = {
    email: <a href={`mailto:${email}`}>{email}</a>,
    phone: <a href={phone.href}>{phone.display}</a>,
    address: (
      <>
        {name}, {address.street}, {address.city}, {address.state} {address.postalCode}
      </>
    ),
  };
  return (
    <>
      <p>{text}</p>
      <address className="rounded-xl bg-sunk p-6 not-italic">
        {channels.map((channel) => (
          <span key={channel} className="block py-0.5">
            {shown[channel]}
          </span>
        ))}
      </address>
    </>
  );
}
