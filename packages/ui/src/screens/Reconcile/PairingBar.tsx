import { useSyncExternalStore } from 'react';
import {
  add,
  bar,
  clear,
  clearIcon,
  number,
  roomy,
} from '../../features/catalog/SelectionBar/SelectionBar.css.ts';
import type { Pairing, Ticked } from '../../features/reconcile/pairing.ts';
import { showKurus, showSigned } from '../../features/reconcile/showEntry.ts';
import { CloseIcon } from '../../primitives/Icon/CloseIcon.tsx';
import { LinkIcon } from '../../primitives/Icon/LinkIcon.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { ticked } from './Result.css.ts';

export interface PairingBarProps {
  pairing: Pairing;
  /** What a row adds to what is owed, in kuruş. */
  amounts: { readonly ours: (place: number) => number; readonly theirs: (place: number) => number };
  onPair: (ticked: Ticked) => void;
}

/** What is ticked on both sides, what would be left between them, and the way to put them together. */
export function PairingBar({ pairing, amounts, onPair }: PairingBarProps) {
  const places = useSyncExternalStore(pairing.subscribe, pairing.ticked);
  const { ours, theirs } = places;
  if (ours.length + theirs.length === 0) return null;
  const [left, right] = [sum(ours, amounts.ours), sum(theirs, amounts.theirs)];
  const isInert = ours.length === 0 || theirs.length === 0;
  return (
    <section className={bar} aria-label="Elle eşleştirme">
      <span className={ticked} role="status">
        Sizde <b className={number}>{formatCount(ours.length)}</b>, satıcıda{' '}
        <b className={number}>{formatCount(theirs.length)}</b> satır
        {!isInert && (
          <>
            <span className={roomy}>
              {' '}
              · {showKurus(left)} ve {showKurus(right)}
            </span>
            , fark <b className={number}>{showSigned(left - right)}</b>
          </>
        )}
      </span>
      <button type="button" className={clear} onClick={pairing.clear}>
        <span className={clearIcon}>
          <CloseIcon />
        </span>
        <span className={roomy}>Vazgeç</span>
      </button>
      <button
        type="button"
        className={add}
        aria-disabled={isInert || undefined}
        onClick={() => {
          if (!isInert) onPair(places);
        }}
      >
        <LinkIcon /> Elle Eşleştir
      </button>
    </section>
  );
}

const sum = (places: readonly number[], amountOf: (place: number) => number) =>
  places.reduce((all, place) => all + amountOf(place), 0);
