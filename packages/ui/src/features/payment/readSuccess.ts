import { basePath } from '../../paths.ts';
import { routes } from '../../routes.ts';

const success = new RegExp(`^${basePath}${routes.paymentSuccess.path.replace(':id', '([^/]+)')}/?$`);

/** The payment an address tells the success of; undefined for any other address. */
export function readSuccess(href: string): { readonly id: string; readonly receiptId: string } | undefined {
  const { origin, pathname, searchParams } = new URL(href);
  const [, id] = success.exec(pathname) ?? [];
  if (origin !== location.origin || id === undefined) return undefined;
  return { id: decode(id), receiptId: searchParams.get('fid') ?? '' };
}

/** A part of an address as it was before it was encoded; as it stands where it was not. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
