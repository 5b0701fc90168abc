import { paths } from '../../../paths.ts';
import { listToFragment } from './listFragment.ts';
import type { ListContents } from './ListContents.ts';

/** The longest link that a QR code and a message take; a list that needs more goes as a file. */
export const shortLink = 2000;

/** Lines of a list that a message shows. */
const shownRows = 8;

/** The whole address at which anybody who may order sees a list at their own prices. */
export const linkToList = async (list: ListContents): Promise<string> =>
  `${location.origin}${paths.sharedList.to()}#${await listToFragment(list)}`;

/** A list and its link as somebody reads them in a chat. */
export function messageOf({ name, rows }: ListContents, link: string): string {
  const more = rows.length - shownRows;
  return [
    `${name} (${rows.length} ürün)`,
    ...rows.slice(0, shownRows).map(({ code, quantity }) => `${quantity} x ${code}`),
    ...(more > 0 ? [`… ve ${more} ürün daha`] : []),
    link,
  ].join('\n');
}

/** Opens WhatsApp, which asks whom the message is for. */
export const whatsAppMessage = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`;
