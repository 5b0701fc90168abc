/** A cookie as a backend sets it, without its value. */
export interface CookieShape {
  readonly name: string;
  /** `HttpOnly`, `Path=/`, in the order they came. */
  readonly attributes: readonly string[];
}

/** The name and attributes of a Set-Cookie header; its value is a session and is read nowhere. */
export function shapeOfCookie(header: string): CookieShape {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  return { name: pair.split('=', 1)[0] ?? '', attributes };
}

/** An attribute's value, '' for one without, undefined where it is missing. */
export function attributeOf({ attributes }: CookieShape, name: string): string | undefined {
  const found = attributes.find((one) => one.split('=', 1)[0]?.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : found.slice(name.length + 1);
}

/** Cookies of one host, as long as the process lives. */
export function createCookieJar() {
  const kept = new Map<string, string>();
  return {
    take: (headers: readonly string[]): void => {
      for (const header of headers) {
        const pair = header.split(';', 1)[0] ?? '';
        const { name } = shapeOfCookie(header);
        if (isExpired(header)) kept.delete(name);
        else kept.set(name, pair);
      }
    },
    header: (): string => [...kept.values()].join('; '),
  };
}

function isExpired(header: string): boolean {
  const cookie = shapeOfCookie(header);
  const age = attributeOf(cookie, 'Max-Age');
  if (age !== undefined) return Number(age) <= 0;
  const expires = attributeOf(cookie, 'Expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
