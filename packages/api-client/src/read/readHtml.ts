import { readRaw } from './readText.ts';

/** What an HTML text is, apart from what shows nothing by itself: spaces, and tags but those of pictures and lines. */
const invisible = /<(?!img\b|hr\b)[^<>]*>|&nbsp;|&#160;|\s/gi;

/**
 * HTML that somebody wrote into the shop, raw: sanitise before showing. '' where it would show nothing, such as the
 * `<p>&nbsp;</p>` that an editor keeps of an empty text.
 */
export function readHtml(value: unknown): string {
  const html = readRaw(value);
  return html.replaceAll(invisible, '') === '' ? '' : html;
}
