import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { ClockIcon } from '../../../primitives/Icon/ClockIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { addSelection, type AddLines } from '../addSelection.ts';
import { listHref } from '../listCrumbs.ts';
import { selectionOf } from '../selections.ts';
import { useWaitingLists } from '../useSelection.ts';
import * as css from './WaitingLists.css.ts';

export interface WaitingListsProps {
  /** Whose quantities they are. */
  identity: string;
  /** The list that is shown: what is typed there is not elsewhere. */
  here?: string;
  /** Puts lines into the basket and says how that went. */
  onAdd: AddLines;
}

/** In which other lists quantities wait, how many, and the way into the basket from here; nothing where none do. */
export function WaitingLists({ identity, here, onAdd }: WaitingListsProps) {
  const waiting = useWaitingLists(identity).filter(({ list }) => list !== here);
  const [pending, setPending] = useState<string>();
  if (waiting.length === 0) return null;
  const add = async (list: string) => {
    setPending(list);
    await addSelection(selectionOf(identity, list), onAdd);
    setPending(undefined);
  };
  return (
    <section className={css.waiting} aria-label="Bekleyen miktarlar">
      <ul className={css.lists}>
        {waiting.map(({ list, title, count }) => (
          <li className={css.list} key={list}>
            <span className={css.mark}>
              <ClockIcon size="sm" />
            </span>
            <span className={css.text}>
              <Link tone="underlined" href={listHref(list)}>
                {title || 'Başka liste'}
              </Link>
              : {formatCount(count)} ürün sepete eklenmeyi bekliyor
            </span>
            <Button
              size="sm"
              icon={<CartIcon size="sm" />}
              aria-label={`${words.add}: ${title || 'Başka liste'}`}
              isPending={pending === list}
              isDisabled={pending !== undefined}
              onPress={() => void add(list)}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
