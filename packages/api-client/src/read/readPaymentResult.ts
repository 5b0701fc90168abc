import { readReasons } from './readErrors.ts';
import { readField } from './readField.ts';
import { readFlag } from './readFlag.ts';
import { readId, type Id } from './readId.ts';
import { readRaw } from './readText.ts';

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
export function readPaymentResult(body: unknown): PaymentResult {
  const errors = readReasons(body);
  return {
    opensThreeDSecure: readFlag(readField(body, 'openThreedsPagePopUp')),
    threeDSecureHtml: decodeBase64Text(readRaw(readField(body, 'threedsHtmlContent'))),
    hasError: readFlag(readField(body, 'hasError')) || errors.length > 0,
    errors,
    id: readId(readField(body, 'id')),
    receiptId: readId(readField(body, 'fid')),
  };
}

/** Decodes base64 of UTF-8 text; '' when it is not base64. The bytes are decoded: `atob` alone breaks Turkish letters. */
function decodeBase64Text(base64: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
