import { useSyncExternalStore } from 'react';
import type { Pairing, Ticked } from '../../features/reconcile/pairing.ts';
import { showKurus, showSigned } from '../../features/reconcile/showEntry.ts';
import { ActionBar, ActionButton, QuietAction } from '../../primitives/ActionBar/ActionBar.tsx';
import { roomy } from '../../primitives/ActionBar/ActionBar.css.ts';
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
    <ActionBar label="Elle eşleştirme">
      <span className={ticked} role="status">
        Sizde <b>{formatCount(ours.length)}</b>, satıcıda <b>{formatCount(theirs.length)}</b> satır
        {!isInert && (
          <>
            <span className={roomy}>
              {' '}
              · {showKurus(left)} ve {showKurus(right)}
            </span>
            , fark <b>{showSigned(left - right)}</b>
          </>
        )}
      </span>
      <QuietAction label="Vazgeç" onPress={pairing.clear} />
      <ActionButton icon={<LinkIcon />} isDisabled={isInert} onPress={() => onPair(places)}>
        Elle Eşleştir
      </ActionButton>
    </ActionBar>
  );
}

const sum = (places: readonly number[], amountOf: (place: number) => number) =>
  places.reduce((all, place) => all + amountOf(place), 0);
