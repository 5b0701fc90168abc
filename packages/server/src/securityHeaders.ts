/** What every answer of this server carries, whatever it is. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Two years, for a request that came over TLS; sub-domains are left to whoever runs them. */
export const transportSecurity = 'max-age=63072000';

/** Headers of a built file that no other site may load: its script, its style, its page. */
export const assetHeaders = { ...commonHeaders, 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** What reads bar codes beside the page, by its name in the build. */
export const readerScript = /[/]pictureReader[.]worker-[^/]+[.]js$/;

/**
 * Headers of that script. A worker has the policy its own script comes with: the reader of bar codes is WebAssembly, which the page
 * and what it shows may not compile. It reaches its own origin, where the reader is, and nothing else.
 */
export const readerHeaders = {
  ...assetHeaders,
  'Content-Security-Policy': [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `connect-src 'self'`,
    `require-trusted-types-for 'script'`,
  ].join('; '),
} as const;

/**
 * Headers of Storybook. Its own pages carry inline scripts and styles, and what reads the answers of its mocks is compiled
 * as it runs; but it reaches nothing except itself, no other site frames it, and no window that opened it keeps a hand in it.
 */
export const storybookHeaders = {
  ...assetHeaders,
  'Content-Security-Policy': [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self' data: blob:`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** What a page policy depends on. */
export interface PolicySettings {
  /** CSP sources that the 3-D Secure frame and its form may reach, e.g. `https:`. */
  readonly bankOrigins: string;
  /** Origin that errors are reported to, or '' for none. */
  readonly collectorOrigin?: string;
  readonly hashes?: PolicyHashes;
}

/** Inline pieces of the built page, as `sha256-…`. Written by the build beside index.html. */
export interface PolicyHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The Trusted Types policies of the page: the sanitiser's, and that of the workers, which knows their addresses. */
const trustedPolicies = 'vitrin-html vitrin-worker';

/**
 * The page policy of the storefront. Nothing inline runs but the pieces the build hashed, and no text becomes markup but
 * through the sanitiser. Pictures may come from anywhere secure (a shop links its banners), frames and forms reach the
 * banks only: `data:` is what a bank's page becomes that nests frames.
 */
function sitePolicy({ bankOrigins, collectorOrigin = '', hashes }: PolicySettings): string {
  return [
    `default-src 'none'`,
    `script-src 'self'${quoted(hashes?.scripts)}`,
    // What reads dealers' files and bar codes beside the page.
    `worker-src 'self'`,
    `style-src 'self'${quoted(hashes?.styles)}`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self' ${collectorOrigin}`.trimEnd(),
    `frame-src 'self' ${bankOrigins} data:`,
    `form-action 'self' ${bankOrigins}`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicies}`,
  ].join('; ');
}

/** Headers of the page every address of the storefront answers. */
export const pageHeaders = (settings: PolicySettings) => ({
  ...assetHeaders,
  'Content-Security-Policy': sitePolicy(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera reads bar codes; the bank's frame may ask for a security key.
  'Permissions-Policy':
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
});

/**
 * Headers of the page that shows what a bank sent when it is more than a plain form. It runs with an opaque origin: the
 * bank's script may post its form, and reaches neither our cookies nor our pages.
 */
export const threeDSecureHeaders = ({ bankOrigins }: PolicySettings) => ({
  ...commonHeaders,
  'Content-Security-Policy': [
    'sandbox allow-scripts allow-forms allow-popups',
    ...bankPolicy(bankOrigins),
  ].join('; '),
  'Permissions-Policy': bankPermissions,
});

/**
 * The same for a page with frames, which a sandbox would hold, too. Its origin is opaque since it becomes an address of its
 * own, under this policy; what it nests may be a page of ours that the bank came back to.
 */
export const bankFramesHeaders = ({ bankOrigins }: PolicySettings) => ({
  ...commonHeaders,
  'Content-Security-Policy': bankPolicy(bankOrigins, `'self' `).join('; '),
  'Permissions-Policy': bankPermissions,
});

const bankPermissions = 'camera=(), geolocation=(), microphone=()';

const bankPolicy = (bankOrigins: string, ownFrames = '') => [
  `default-src 'none'`,
  `script-src 'self' 'unsafe-inline' ${bankOrigins}`,
  `style-src 'self' 'unsafe-inline' ${bankOrigins}`,
  `img-src data: ${bankOrigins}`,
  `font-src data: ${bankOrigins}`,
  `connect-src ${bankOrigins}`,
  `frame-src ${ownFrames}${bankOrigins}`,
  `form-action 'self' ${bankOrigins}`,
  `frame-ancestors 'self'`,
];

const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => ` '${hash}'`).join('');
