import type { Promotion } from '@vitrin/api-client/home/promotions';
import { serverAddress } from '../../serverAddress.ts';

/** Where a promotion leads and what its link says; undefined where it leads nowhere a link may. */
export function promotionLink({ url, actionText }: Promotion): { href: string; text: string } | undefined {
  const href = serverAddress(url);
  return href === undefined ? undefined : { href, text: actionText.trim() || 'İncele' };
}

/** Whether a promotion says everything in its picture. */
export const isPictureOnly = ({ title, text }: Promotion): boolean => title === '' && text === '';
