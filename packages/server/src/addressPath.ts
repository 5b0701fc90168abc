/** An address without its query and fragment. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** Byte by byte, as the legacy backend's addresses need not be UTF-8. */
export const decodePath = (path: string): string =>
  path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A segment of one or two dots, written in whatever way; read by nginx, too, of the address as it was sent. */
export const dotSegment = '^[^?#]*(?:[/\\\\]|%2f|%5c)(?:[.]|%2e){1,2}(?:[/\\\\?#]|%2f|%5c|$)';

const hasDotSegment = new RegExp(dotSegment, 'i');

/**
 * Whether the backend may take a path for another one than it says: with a segment of dots once decoded, which no browser
 * sends and the backend resolves, or with an escape that is none (IIS reads `%u0041`).
 */
export const isMisleading = (path: string): boolean =>
  hasDotSegment.test(path) || /%(?![\da-f]{2})|%00/i.test(path);
