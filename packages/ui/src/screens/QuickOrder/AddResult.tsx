import { useEffect, useRef, useState } from 'react';
import type { AddOutcome } from '../../features/quick-order/add/addVerified.ts';
import { addedOf } from '../../features/quick-order/add/addWords.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CircleAlertIcon } from '../../primitives/Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../../primitives/Icon/CircleCheckIcon.tsx';
import { UndoIcon } from '../../primitives/Icon/UndoIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import * as css from './AddResult.css.ts';

export interface AddResultProps {
  outcome: AddOutcome;
  /** What was focused has gone, or is done with: the outcome is where to go on from. */
  takesFocus: boolean;
  /** It is being taken back. */
  isBusy: boolean;
  onTakeBack: () => void;
}

/** Seconds in which it can be taken back. */
const offered = 8;

/**
 * What the basket says of an adding, and for some seconds the way to take it back. Their time stands still while the mouse is on
 * it or the focus in it.
 */
export function AddResult({ outcome, takesFocus, isBusy, onTakeBack }: AddResultProps) {
  const { lines, added, refusals } = outcome;
  const ref = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(offered);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isHovered || hasFocus || isBusy;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isHeld || left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isHeld, left]);

  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  const isIn = lines.some(({ saved = 0 }) => saved > 0);
  const canTakeBack = isIn && left > 0;
  const staying = lines.length - added;
  return (
    <section
      {...hold}
      ref={ref}
      className={isIn ? css.some : css.none}
      tabIndex={-1}
      aria-label="Sepete ekleme sonucu"
    >
      <span className={css.mark}>{isIn ? <CircleCheckIcon /> : <CircleAlertIcon />}</span>
      <div className={css.words} role={isIn ? 'status' : 'alert'}>
        <strong className={css.title}>{addedOf(outcome)}</strong>
        <p>
          Sepet okunarak sayıldı.{isIn && ' Eklenenler listeden çıktı.'}
          {staying > 0 && ` Kalan ${formatCount(staying)} satır nedeniyle birlikte aşağıda.`}
          {refusals.length > 0 && ` ${refusals.join(' ')}`}
        </p>
      </div>
      {canTakeBack && (
        <Button icon={<UndoIcon />} isPending={isBusy} onPress={onTakeBack}>
          {words.undo}
          <span className={css.time} aria-hidden="true">
            {left} sn
          </span>
        </Button>
      )}
      {isIn && (
        <LinkButton tone="brand" href={paths.basket.to()}>
          Sepete Git
        </LinkButton>
      )}
      {canTakeBack && (
        <span className={css.meter} aria-hidden="true" style={{ inlineSize: `${(left / offered) * 100}%` }} />
      )}
    </section>
  );
}
