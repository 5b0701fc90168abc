export type ContentEncoding = 'br' | 'gzip';

/**
 * The content coding to answer with: Brotli before gzip among those the client accepts and we have, undefined for the
 * plain bytes. Reads the weights of RFC 9110 section 12.5.3, `*` included; a malformed weight counts as refused.
 */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  available: readonly ContentEncoding[],
): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const accepted = (coding: ContentEncoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((coding) => available.includes(coding) && accepted(coding));
}
