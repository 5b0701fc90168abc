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
        {address !== '' && (
          <span className={contactLine}>
            <span className={mark}>
              <MapPinIcon size="sm" />
            </span>
            {address}
          </span>
        )}
        {phone !== '' && (
          <a className={contactLine} href={phoneAddress(phone)}>
            <span className={mark}>
              <PhoneIcon size="sm" />
            </span>
            {phone}
          </a>
        )}
        {email !== '' && (
          <a className={contactLine} href={`mailto:${email}`}>
            <span className={mark}>
              <MailIcon size="sm" />
            </span>
            {email}
          </a>
        )}
      </address>
    </div>
  );
}
