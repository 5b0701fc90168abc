import type { Identity } from '@vitrin/api-client/identity';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { KeyedShelf } from '../../features/catalog/ProductShelf/KeyedShelf.tsx';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { paths } from '../../paths.ts';

interface RelatedListsProps {
  identity: Identity;
  /** Under which the backend keeps them. */
  keys: { readonly alternatives: string; readonly together: string };
}

/** What else could be ordered, in place of a product and with it. */
export function RelatedLists({ identity, keys }: RelatedListsProps) {
  const basket = useAddToBasket(identity);
  const shelf = {
    identity,
    form: 'carousel',
    onAdd: basket.addOne,
    loginHref: paths.login.to({ from: currentAddress() }),
  } as const;
  return (
    <>
      <KeyedShelf {...shelf} sliderKey={keys.alternatives} title="Alternatif Satanlar" />
      <KeyedShelf {...shelf} sliderKey={keys.together} title="Birlikte Satılanlar" />
    </>
  );
}
