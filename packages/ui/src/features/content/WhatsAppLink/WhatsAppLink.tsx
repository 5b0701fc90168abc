import { useRef } from 'react';
import { MessageCircleIcon } from '../../../primitives/Icon/MessageCircleIcon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { whatsAppAddress } from '../whatsAppAddress.ts';
import { useStepsAside } from './useStepsAside.ts';
import { link } from './WhatsAppLink.css.ts';

export interface WhatsAppLinkProps {
  /** Number as staff typed it. */
  phone: string;
  /** What the message starts with. */
  text: string;
}

/**
 * Opens a chat with the shop. On a desk it stands in the gutter of the page; on a phone it floats at the corner, and steps aside
 * for what it would cover there and for who reads on. Nothing without a number.
 */
export function WhatsAppLink({ phone, text }: WhatsAppLinkProps) {
  const address = whatsAppAddress(phone, text);
  const anchor = useRef<HTMLAnchorElement>(null);
  const isAside = useStepsAside(anchor);
  if (address === undefined) return null;
  return (
    <a
      ref={anchor}
      className={link}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title="WhatsApp"
      data-aside={isAside || undefined}
    >
      <MessageCircleIcon />
      <VisuallyHidden>WhatsApp</VisuallyHidden>
    </a>
  );
}
