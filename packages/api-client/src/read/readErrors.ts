import { decodeEntities } from './decodeEntities.ts';
import { isRecord, readField } from './readField.ts';
import type { Also, Schemas, Wire } from './Wire.ts';

/** Answers that may hold a reason why nothing was done; each may give it in the other's way as well. */
export type Refusal =
  | Schemas['PaymentResult']
  | (Schemas['CheckoutResult'] & Also<'errorMessage'>)
  | ((Schemas['WriteOutcome'] | Schemas['OrderResult']) & Also<'errors'>);

const maxDepth = 4;

/**
 * A message in plain words. A backend that writes pages breaks lines in it with tags and encodes its Turkish letters
 * (`se&#231;in`); a whole page in its place says nothing to people.
 */
function plainWords(text: string): string {
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) return '';
  return decodeEntities(text.replaceAll(/<\/?[a-z][^<>]*>/gi, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The messages of a map of errors, in order: `{field: message}`, `{field: [messages]}`, a list of messages or of
 * `{message}` objects, or one text; in plain words. Blank and repeated messages are left out.
 */
export function readErrors(value: unknown): readonly string[] {
  const messages = new Set<string>();
  collect(value, messages, 0);
  return [...messages];
}

/** The reasons of a refusing answer: its map of `errors`, and where that holds none its `errorMessage`. */
export function readReasons(body: Wire<Refusal>): readonly string[] {
  const listed = readErrors(readField(body, 'errors'));
  return listed.length === 0 ? readErrors(readField(body, 'errorMessage')) : listed;
}

/** A list may hold `{field, message}` objects, of which only the message is for people. */
function messageOf(entry: Wire<Also<'message' | 'errorMessage'>>): unknown {
  const message = readField(entry, 'message') ?? readField(entry, 'errorMessage');
  return typeof message === 'string' ? message : entry;
}

function collect(value: unknown, messages: Set<string>, depth: number): void {
  if (typeof value === 'string') {
    const message = plainWords(value);
    if (message !== '') messages.add(message);
  } else if (depth >= maxDepth) {
    return;
  } else if (Array.isArray(value)) {
    for (const entry of value) collect(messageOf(entry), messages, depth + 1);
  } else if (isRecord(value)) {
    for (const part of Object.values(value)) collect(part, messages, depth + 1);
  }
}
