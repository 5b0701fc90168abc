import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import { WaitingLists } from '../../features/catalog/WaitingLists/WaitingLists.tsx';
import { closeOnLink } from '../../features/navigation/closeOnLink.ts';
import { meantProduct } from '../../features/search/exactMatch.ts';
import type { SearchStart } from '../../features/search/SearchEntry/SearchEntry.tsx';
import { SearchPanel } from '../../features/search/SearchPanel/SearchPanel.tsx';
import { SearchPreview } from '../../features/search/SearchPreview/SearchPreview.tsx';
import { useRecentSearches } from '../../features/search/useRecentSearches.ts';
import { useSuggestions } from '../../features/search/useSuggestions.ts';
import { useTypedAnywhere } from '../../features/search/useTypedAnywhere.ts';
import { currentAddress } from '../../features/session/currentAddress.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { useNavigation } from '../../primitives/Link/NavigationProvider.tsx';
import { words } from '../../text/words.ts';
import { AddToBasket } from './AddToBasket.tsx';
import { ScanButton } from './ScanButton.tsx';

interface SearchProps {
  identity: Identity;
  start: SearchStart;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The inside of the dialog; it begins anew whenever the dialog is opened. */
export function Search({ identity, start, input, onClose }: SearchProps) {
  const [text, setText] = useState(start.text);
  const [submitted, setSubmitted] = useState(start.isSubmitted ? start.text.trim() : undefined);
  const [isInStockOnly, setInStockOnly] = useState(false);
  const { recent, remember, forget } = useRecentSearches(identity);
  const navigate = useNavigation();
  const basket = useAddToBasket(identity);
  const asked = text.trim();
  const { suggestions, askNow } = useSuggestions(identity, asked, isInStockOnly, submitted);

  const leave = () => {
    remember(asked);
    onClose();
  };
  const open = (product: Product) => {
    leave();
    navigate(paths.product.to({ id: product.id }));
  };

  const answer = suggestions.kind === 'found' && suggestions.isCurrent ? suggestions : undefined;
  // Enter came before the answer, as from a scanner: what it meant opens once that is known.
  const meant = answer && answer.query === submitted ? meantProduct(answer.products, submitted) : undefined;
  const openMeant = useEffectEvent(open);
  useEffect(() => {
    if (meant) openMeant(meant);
  }, [meant]);

  useTypedAnywhere(input);

  return (
    <div {...closeOnLink(leave)}>
      <SearchPanel
        text={text}
        onTextChange={(next) => {
          setText(next);
          setSubmitted(undefined);
        }}
        isInStockOnly={isInStockOnly}
        onInStockOnlyChange={(next) => {
          setInStockOnly(next);
          setSubmitted(undefined);
        }}
        suggestions={suggestions}
        recent={recent}
        onForget={forget}
        onPick={open}
        onSubmit={() => {
          if (asked !== '') setSubmitted(asked);
          if (suggestions.kind === 'failed') suggestions.onRetry();
          else askNow();
        }}
        onClose={onClose}
        resultsHref={(query) => `${paths.search.to({ q: query })}${isInStockOnly ? '&instock=true' : ''}`}
        stock={(product) => identity.isAuth && <StockStatus text={product.stockText} />}
        preview={(product) => (
          <SearchPreview
            key={product.id}
            product={product}
            stock={identity.isAuth && <StockStatus text={product.stockText} look="badge" />}
            {...(!identity.isAuth && {
              login: <Link href={paths.login.to({ from: currentAddress() })}>{words.loginForPrice}</Link>,
            })}
            actions={
              <>
                <LinkButton href={paths.product.to({ id: product.id })}>Ürünü Aç</LinkButton>
                {identity.isAuth && product.canAddToBasket && (
                  <AddToBasket onAdd={() => basket.addOne(product, 1)} />
                )}
              </>
            }
          />
        )}
        input={input}
        camera={
          <ScanButton
            onCode={(code) => {
              setText(code);
              setSubmitted(code);
              input.current?.focus();
            }}
          />
        }
        foot={identity.isAuth && <WaitingLists identity={identityKey(identity)} onAdd={basket.add} />}
      />
    </div>
  );
}
