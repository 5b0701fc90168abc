import { toasts } from '../../primitives/Toast/toasts.ts';
import { isInvalid, type Choice, type Selection } from './createSelection.ts';

let told: number | undefined;

/** Says of a choice that is no quantity, and whose field is out of sight, which it is, and offers to take it out. */
export function tellWrongQuantity(selection: Selection, wrong: Choice): void {
  if (told !== undefined) toasts.close(told);
  told = toasts.show({
    tone: 'critical',
    title:
      wrong.name === ''
        ? 'Başka sayfadaki bir miktar geçersiz.'
        : `“${wrong.name}” için yazılan miktar geçersiz.`,
    message: `“${wrong.text}” tam sayı değil. Ürünler sepete eklenmedi.`,
    action: {
      label: 'Bu Miktarı Sil',
      onPress: () => {
        // It may have been put right in the meantime.
        if (isInvalid(selection.get(wrong.id))) selection.set(wrong.id, '');
      },
    },
  });
}
