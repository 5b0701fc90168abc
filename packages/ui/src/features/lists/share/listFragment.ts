import { fromBase64Url, toBase64Url } from './base64url.ts';
import { deflate, inflate, piecesOf } from './deflate.ts';
import { listOfText, listToText, mostBytes } from './listText.ts';
import type { ListContents } from './ListContents.ts';

/** How the rest of the fragment is to be read: raised when an older page could not. */
const version = '1';

/** Why a link is not read. */
export type LinkRefusal = 'broken' | 'otherVersion' | 'tooLarge';

/** What stands behind the # of a link to a list: its version, and the list deflated. No server is ever told it. */
export async function listToFragment(list: ListContents): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(listToText(list)));
  return `${version}.${toBase64Url(bytes)}`;
}

/**
 * Reads what stands behind the # of a link. Anybody can have written it: whatever it is, this gives a list of at most 5,000
 * codes with quantities, or says why not. Never rejects.
 */
export async function listOfFragment(fragment: string): Promise<ListContents | LinkRefusal> {
  const [, of, text = ''] = /^(\d{1,4})\.([\w-]+)$/.exec(fragment) ?? [];
  if (of === undefined) return 'broken';
  if (of !== version) return 'otherVersion';
  const packed = fromBase64Url(text);
  const bytes = packed === undefined ? 'broken' : await inflate(piecesOf(packed), mostBytes);
  if (typeof bytes === 'string') return bytes;
  try {
    return listOfText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) ?? 'broken';
  } catch {
    return 'broken';
  }
}
