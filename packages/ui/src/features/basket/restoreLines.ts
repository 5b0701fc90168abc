import type { QueryClient } from '@tanstack/react-query';
import { type AddLine, addProductsMutation } from '@vitrin/api-client/basket/addToBasket';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import { outcomeOf, refusalOf } from '../../write/outcomeOf.ts';
import { runMutation } from '../../write/runMutation.ts';

/** Puts removed lines back as `useRestoreLines` says. Never rejects. */
export async function restoreLines(
  queries: QueryClient,
  identity: Identity,
  lines: readonly AddLine[],
  left: number,
): Promise<void> {
  const restore = async (): Promise<void> => {
    const now = queries.getQueryData(applicationQuery().queryKey)?.identity;
    if (now && identityKey(now) !== identityKey(identity)) {
      toasts.show({
        tone: 'critical',
        title: 'Ürünler geri eklenemedi.',
        message: 'Oturumunuz değişti.',
      });
      return;
    }
    try {
      await runMutation(queries, addProductsMutation(identity), lines);
      toasts.show(left > 0 ? restoredPartly(left) : { title: 'Ürünler sepetinize geri eklendi.' });
    } catch (error) {
      toasts.show(
        outcomeOf(error) === 'unknown'
          ? {
              tone: 'critical',
              title: 'Ürünlerin geri eklenip eklenmediği öğrenilemedi.',
              message: 'Lütfen sepetinizi kontrol edin.',
            }
          : {
              tone: 'critical',
              title: refusalOf(error) || 'Ürünler geri eklenemedi.',
              action: { label: words.retry, onPress: () => void restore() },
            },
      );
    }
    await queries.invalidateQueries({ queryKey: basketKey(identity) });
  };
  await restore();
}

const restoredPartly = (left: number) =>
  ({
    tone: 'critical',
    title: 'Ürünlerin hepsi geri eklenemedi.',
    message: `Miktarı tam sayı olmayan ${formatCount(left)} ürünü yeniden ekleyin.`,
  }) as const;
