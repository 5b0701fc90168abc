import { isRecord, readField } from './readField.ts';

const maxDepth = 4;

/**
 * The messages of a map of errors, in order: `{field: message}`, `{field: [messages]}`, a list of messages or of
 * `{message}` objects, or one text. Blank and repeated messages are left out.
 */
export function readErrors(value: unknown): readonly string[] {
  const messages = new Set<string>();
  collect(value, messages, 0);
  return [...messages];
}

/** A list may hold `{field, message}` objects, of which only the message is for people. */
function messageOf(entry: unknown): unknown {
  const message = readField(entry, 'message') ?? readField(entry, 'errorMessage');
  return typeof message === 'string' ? message : entry;
}

function collect(value: unknown, messages: Set<string>, depth: number): void {
  if (typeof value === 'string') {
    if (value.trim() !== '') messages.add(value.trim());
  } else if (depth >= maxDepth) {
    return;
  } else if (Array.isArray(value)) {
    for (const entry of value) collect(messageOf(entry), messages, depth + 1);
  } else if (isRecord(value)) {
    for (const part of Object.values(value)) collect(part, messages, depth + 1);
  }
}
