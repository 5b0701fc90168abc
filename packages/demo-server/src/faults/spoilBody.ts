import type { FaultName } from './faultKinds.ts';
import type { Json } from './jsonPlaces.ts';
import { spoilJson } from './spoilJson.ts';
import { toWindows1254 } from './windows1254.ts';

/** A body and the label it is sent with. */
export interface SpoiledBody {
  readonly body: Uint8Array;
  /** In place of the answer's own Content-Type. */
  readonly type?: string;
}

const utf8 = new TextEncoder();

/** What is put into JSON so that it no longer is any. */
const breakages: readonly ((text: string) => string)[] = [
  (text) => `${text}]`,
  (text) => text.replace(/[}\]]\s*$/, ''),
  (text) => text.replace('"', "'"),
  (text) => text.replace(':', ' '),
  (text) => text.replace(/([}\]])\s*$/, ',$1'),
  (text) => text.replace('{', '{/* */'),
  (text) => text.replace('"', '"\\x'),
  (text) => text.replace(/([}\]])\s*$/, ',"a":01$1'),
  (text) => text.replace('"', '"\u0000'),
  (text) => `${text}${text}`,
];

/**
 * The shop's own answer as the fault spoils it; undefined for a fault that leaves the body alone.
 * @param body JSON in UTF-8; what is no JSON counts as a text.
 */
export function spoilBody(kind: FaultName, body: Uint8Array, variant: number): SpoiledBody | undefined {
  const text = new TextDecoder().decode(body);
  switch (kind) {
    case 'malformed-json': {
      const spoil = breakages[variant % breakages.length];
      const spoilt = spoil?.(text) ?? '';
      // Short answers such as `true` have nothing to break inside.
      return { body: utf8.encode(isJson(spoilt) ? `{${text}` : spoilt) };
    }
    case 'truncated-json':
      return { body: body.subarray(0, Math.floor((body.length * ((variant % 7) + 1)) / 8)) };
    case 'bom-json':
      return { body: Uint8Array.of(0xef, 0xbb, 0xbf, ...body) };
    case 'latin5-bytes':
      return { body: toWindows1254(text), type: 'application/json; charset=utf-8' };
    case 'wrong-content-type':
      return { body, type: 'text/plain' };
    case 'json-wrong-root':
    case 'wrong-types':
    case 'missing-field':
    case 'extra-field':
    case 'null-field':
    case 'empty-array':
    case 'huge':
    case 'deep':
    case 'duplicate-ids':
      return { body: utf8.encode(spoilJson(kind, readJson(text), variant)), type: 'application/json' };
    default:
      return undefined;
  }
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
