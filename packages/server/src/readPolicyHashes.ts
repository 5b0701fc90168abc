import type { Asset } from './loadAssets.ts';
import { OptionError } from './readOptions.ts';
import type { PolicyHashes } from './securityHeaders.ts';

/**
 * Reads the hashes file of a build, `{ scripts: ["sha256-…"], styles: ["sha256-…"] }`; no file means nothing inline.
 * @throws OptionError for a file that is not JSON: a wrong policy would only show as a page that does not start.
 */
export function readPolicyHashes(asset: Asset | undefined): PolicyHashes {
  const value = asset ? parse(asset.plain.body.toString('utf8')) : {};
  return { scripts: hashesIn(value, 'scripts'), styles: hashesIn(value, 'styles') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OptionError(
      'The build in SITE_DIR is damaged, its csp-hashes.json is no JSON: build it again.',
    );
  }
}

function hashesIn(value: unknown, key: 'scripts' | 'styles'): readonly string[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (!Array.isArray(list)) return [];
  return list.filter((hash) => typeof hash === 'string' && /^sha(256|384|512)-[\w+/=-]+$/.test(hash));
}
