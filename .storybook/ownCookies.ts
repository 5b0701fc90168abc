const jar = new Map<string, string>();

/**
 * A story's cookies are its own: a browser shares those of a host among all its ports, and so with the shop beside
 * Storybook.
 */
export function keepOwnCookies(): void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const name = pair.replace(/=.*$/s, '');
      if (attributes.some((attribute) => /^max-age=(?:0|-)/i.test(attribute))) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    },
  });
}

export const forgetCookies = (): void => jar.clear();
