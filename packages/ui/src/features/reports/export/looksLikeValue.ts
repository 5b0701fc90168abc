import { foldTurkish } from '../../../text/turkish.ts';

/** Read as a number, but shown as it was: no zero before it, and no more digits than a cell shows without an exponent. */
const plain = /^(?:0|[1-9]\d{0,10})$/;
const number = /^[.,]*\d[\d.,]*(?:e[-+]?\d+)?%?$/;
const date = /^\d{1,4}[-/. ]\d{1,4}(?:[-/. ]\d{1,4})?$/;
const time = /^\d{1,5}(?::\d{1,2}){1,2}$/;
/** As they are folded. */
const months =
  'oca(?:k)?|sub(?:at)?|mart?|nis(?:an)?|may(?:is)?|haz(?:iran)?|tem(?:muz)?|agu(?:stos)?|eyl(?:ul)?|ekim?|kas(?:im)?|ara(?:lik)?';
const month = new RegExp(
  `^(?:\\d{1,4}[-/. ]?(?:${months})|(?:${months})[-/. ]?\\d{1,4})(?:[-/. ]\\d{1,4})?$`,
);

/** Whether a Turkish spreadsheet that reads a text shows another one: `007` as 7, `12E5` as 1,20E+06, `11-12` as 11.Ara. */
export function looksLikeValue(text: string): boolean {
  const bare = foldTurkish(text.trim());
  return !plain.test(bare) && [number, date, time, month].some((one) => one.test(bare));
}
