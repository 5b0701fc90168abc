/**
 * A telephone number as staff typed it, as it is dialled: the first of several and without an extension, a Turkish one with
 * its country. What is no Turkish number is left as it is.
 */
export function readPhone(text: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const turkish = /^(?:\+?90)?0?([2-58]\d{9})/.exec(digits)?.[1];
  return turkish === undefined ? digits : `+90${turkish}`;
}
