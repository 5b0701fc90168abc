/**
 * Address that opens a WhatsApp chat, undefined where the setting holds no number.
 * @param phone as staff typed it; a Turkish number without its country (0532… or 532…) gets 90
 * @param text what the message starts with, '' for nothing
 */
export function whatsAppAddress(phone: string, text: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length < 10) return undefined;
  const number = digits.length === 10 ? `90${digits}` : digits.replace(/^0/, '90');
  const address = `https://wa.me/${number}`;
  return text.trim() === '' ? address : `${address}?text=${encodeURIComponent(text.trim())}`;
}
