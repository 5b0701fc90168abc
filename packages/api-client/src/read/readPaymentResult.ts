import { readReasons } from './readErrors.ts';
import { readField } from './readField.ts';
import { readFlag } from './readFlag.ts';
import { readId, type Id } from './readId.ts';
import { readRaw } from './readText.ts';
import type { Schemas, Wire } from './Wire.ts';

/** Answer to POST /payment2. */
export interface PaymentResult {
  readonly opensThreeDSecure: boolean;
  /** Page of the bank, decoded; '' when there is none or it could not be decoded. Never runs in our origin. */
  readonly threeDSecureHtml: string;
  readonly hasError: boolean;
  readonly errors: readonly string[];
  /** Payment number, '' when the answer carries none. */
  readonly id: Id;
  /** Number of the receipt. */
  readonly receiptId: Id;
}

/** Reads the answer to POST /payment2. */
export function readPaymentResult(body: Wire<Schemas['PaymentResult']>): PaymentResult {
  const errors = readReasons(body);
  return {
    opensThreeDSecure: readFlag(readField(body, 'openThreedsPagePopUp')),
    threeDSecureHtml: readBankHtml(readRaw(readField(body, 'threedsHtmlContent'))),
    hasError: readFlag(readField(body, 'hasError')) || errors.length > 0,
    errors,
    id: readId(readField(body, 'id')),
    receiptId: readId(readField(body, 'fid')),
  };
}

/**
 * The page of a bank as gateways send it: base64 or base64url, padded or not, or not encoded at all; '' when it is none of
 * these. The bytes are decoded: `atob` alone breaks Turkish letters.
 */
function readBankHtml(text: string): string {
  // No alphabet of base64 has a bracket.
  if (text.includes('<')) return text;
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    const html = decodeBytes(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    return html.includes('<') ? html : '';
  } catch {
    return '';
  }
}

/** UTF-8, or what Turkish systems wrote before it: text in windows-1254 is hardly ever valid UTF-8. */
function decodeBytes(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
