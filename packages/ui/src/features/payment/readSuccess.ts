import { basePath, paths } from '../../paths.ts';

const success = new RegExp(`^${basePath}${paths.paymentSuccess.pattern.replace(':id', '([^/]+)')}/?$`);

/** The payment an address tells the success of; undefined for any other address. */
export function readSuccess(href: string): { readonly id: string; readonly receiptId: string } | undefined {
  const { origin, pathname, searchParams } = new URL(href);
  const [, id] = success.exec(pathname) ?? [];
  if (origin !== location.origin || id === undefined) return undefined;
  return { id: decodeURIComponent(id), receiptId: searchParams.get('fid') ?? '' };
}
