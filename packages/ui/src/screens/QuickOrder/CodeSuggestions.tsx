import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
  type PointerEvent,
  type Ref,
} from 'react';
import { highlightMatches } from '../../text/highlightMatches.ts';
import { Highlight } from '../../primitives/Highlight/Highlight.tsx';
import { useSuggestions } from '../../features/search/useSuggestions.ts';
import * as css from './OrderGrid.css.ts';

/** What the field tells of its list. */
export interface ShownSuggestions {
  readonly listId: string;
  readonly optionId: string | undefined;
}

/** What the keys of the field do in its list. */
export interface SuggestionList {
  /** Moves the highlight; false where there is no list, or it has gone back to the field. */
  readonly move: (by: number) => boolean;
  readonly highlighted: () => Product | undefined;
}

interface CodeSuggestionsProps {
  text: string;
  onShow: (shown: ShownSuggestions | undefined) => void;
  onPick: (product: Product) => void;
  ref: Ref<SuggestionList>;
}

/** Products for a code that is being typed. None is highlighted before somebody goes to it: a code is typed blind. */
export function CodeSuggestions(props: CodeSuggestionsProps) {
  const identity = useIdentity();
  return identity && <Found {...props} identity={identity} />;
}

const most = 8;
const none: readonly Product[] = [];

function Found({ identity, text, onShow, onPick, ref }: CodeSuggestionsProps & { identity: Identity }) {
  const { suggestions } = useSuggestions(identity, text, false);
  const products = suggestions.kind === 'found' && suggestions.isCurrent ? suggestions.products : none;
  const [moved, setMoved] = useState<{ readonly in: readonly Product[]; readonly to: number }>();
  const at = moved?.in === products ? moved.to : -1;
  const listId = useId();
  const count = Math.min(products.length, most);
  const optionId = at < 0 ? undefined : `${listId}-${at}`;
  const show = useEffectEvent(onShow);
  useEffect(() => show(count === 0 ? undefined : { listId, optionId }), [count, listId, optionId]);
  useEffect(() => () => show(undefined), []);
  useImperativeHandle(ref, () => ({
    move(by) {
      if (count === 0) return false;
      const to = at + by;
      // Up from the first one leads back to what is typed, and further up out of the row.
      if (to < -1) return false;
      setMoved({ in: products, to: Math.min(to, count - 1) });
      return true;
    },
    highlighted: () => products[at],
  }));
  if (count === 0) return null;
  // The focus stays in the field, where the keys are heard.
  const optionProps = (product: Product, index: number) => ({
    id: `${listId}-${index}`,
    role: 'option',
    'aria-selected': index === at,
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => onPick(product),
  });
  return (
    <div id={listId} className={css.options} role="listbox" aria-label="Öneriler">
      {products.slice(0, most).map((product, index) => (
        // Legacy answers can hold the same product twice.
        <div key={`${product.id}-${index}`} className={css.option} {...optionProps(product, index)}>
          <span className={css.optionCode} translate="no">
            <Highlight parts={highlightMatches(product.code, text)} />
          </span>
          <span className={css.optionName} translate="no">
            <Highlight parts={highlightMatches(product.name, text)} />
          </span>
        </div>
      ))}
    </div>
  );
}
