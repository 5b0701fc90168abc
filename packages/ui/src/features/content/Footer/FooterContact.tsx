import type { ReactNode } from 'react';
import { MailIcon } from '../../../primitives/Icon/MailIcon.tsx';
import { MapPinIcon } from '../../../primitives/Icon/MapPinIcon.tsx';
import { PhoneIcon } from '../../../primitives/Icon/PhoneIcon.tsx';
import { phoneAddress } from '../../../text/phoneAddress.ts';
import { contact, contactLine, heading, mark } from './Footer.css.ts';

export interface FooterContactProps {
  /** Each '' where the shop has not set it. */
  address: string;
  phone: string;
  email: string;
}

/** How the shop can be reached. */
export function FooterContact({ address, phone, email }: FooterContactProps) {
  if (address + phone + email === '') return null;
  return (
    <div>
      <h2 className={heading}>İletişim</h2>
      <address className={contact}>
        <Line icon={<MapPinIcon size="sm" />} text={address} />
        <Line icon={<PhoneIcon size="sm" />} text={phone} href={phoneAddress(phone)} />
        <Line icon={<MailIcon size="sm" />} text={email} href={`mailto:${email}`} />
      </address>
    </div>
  );
}

/** One way to reach it; nothing where there is none. */
function Line({ icon, text, href }: { icon: ReactNode; text: string; href?: string }) {
  if (text === '') return null;
  const line = (
    <>
      <span className={mark}>{icon}</span>
      {text}
    </>
  );
  if (href === undefined) return <span className={contactLine}>{line}</span>;
  return (
    <a className={contactLine} href={href}>
      {line}
    </a>
  );
}
