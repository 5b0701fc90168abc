import { readPhone } from '../../text/readPhone.ts';

/**
 * Address that opens a WhatsApp chat, undefined where the setting holds no number.
 * @param phone as staff typed it; a Turkish number without its country (0532… or 532…) gets 90
 * @param text what the message starts with, '' for nothing
 */
export function whatsAppAddress(phone: string, text: string): string | undefined {
  const number = readPhone(phone).replace('+', '');
  if (number.length < 10) return undefined;
  const address = `https://wa.me/${number}`;
  return text.trim() === '' ? address : `${address}?text=${encodeURIComponent(text.trim())}`;
}
