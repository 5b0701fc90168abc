/** What every answer of this server carries, whatever it is. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Inline pieces of the built page, as `sha256-…`. Written by the build beside index.html. */
export interface PolicyHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The page policy of the storefront. Nothing inline runs but the pieces the build hashed. Pictures may come from anywhere
 * secure (a shop links its banners), frames and forms reach the banks only.
 * @param bankOrigins CSP sources, e.g. `https:`.
 */
export function sitePolicy(bankOrigins: string, hashes: PolicyHashes): string {
  return [
    `default-src 'self'`,
    `script-src 'self'${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted(hashes.styles)}`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' ${bankOrigins}`,
    `form-action 'self' ${bankOrigins}`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/**
 * The policy of the page that shows what a bank sent when it is more than a plain form. It runs with an opaque origin:
 * the bank's script may post its form, and reaches neither our cookies nor our pages.
 */
export function threeDSecurePolicy(bankOrigins: string): string {
  return [
    'sandbox allow-scripts allow-forms allow-popups',
    `default-src 'none'`,
    `script-src 'self' 'unsafe-inline' ${bankOrigins}`,
    `style-src 'self' 'unsafe-inline' ${bankOrigins}`,
    `img-src data: ${bankOrigins}`,
    `font-src data: ${bankOrigins}`,
    `connect-src ${bankOrigins}`,
    `frame-src ${bankOrigins}`,
    `form-action 'self' ${bankOrigins}`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
