import { MessageCircleIcon } from '../../../primitives/Icon/MessageCircleIcon.tsx';
import { whatsAppAddress } from '../whatsAppAddress.ts';
import { link, mark } from './WhatsAppLink.css.ts';

export interface WhatsAppLinkProps {
  /** Number as staff typed it. */
  phone: string;
  /** What the message starts with. */
  text: string;
}

/** Floats at the corner of the window and opens a chat with the shop. Nothing without a number. */
export function WhatsAppLink({ phone, text }: WhatsAppLinkProps) {
  const address = whatsAppAddress(phone, text);
  if (address === undefined) return null;
  return (
    <a className={link} href={address} target="_blank" rel="noopener noreferrer">
      <span className={mark}>
        <MessageCircleIcon />
      </span>
      WhatsApp
    </a>
  );
}
