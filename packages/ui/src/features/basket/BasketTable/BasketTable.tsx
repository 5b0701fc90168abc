import type { Basket } from '@vitrin/api-client/basket/basket';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState, type ReactNode } from 'react';
import { RowGroup } from '../../../primitives/RowGroup/RowGroup.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { quantityWords } from '../../../text/quantityWords.ts';
import { basketTracks, type BasketTracks } from '../basketTracks.ts';
import type { LineQueue } from '../LineQueue.ts';
import { withKeys } from '../withKeys.ts';
import { BasketRow, type BasketRowProps } from './BasketRow.tsx';
import * as css from './BasketTable.css.ts';
import { regroup } from './rowGroups.ts';
import { inRem } from '../../../theme/inRem.ts';

export interface BasketTableProps extends Pick<BasketRowProps, 'onRemove'> {
  basket: Basket;
  /** Holds the changes; the table only shows and makes them. */
  queue: LineQueue;
}

/** The rows of the basket. All of them are in the page, so finding in the page and printing see them. */
export function BasketTable({ basket, queue, onRemove }: BasketTableProps) {
  const { showDiscount, hideOrderButton } = basket;
  const lines = withKeys(basket.lines);
  const keys = [...lines.keys()];
  const [former, setGroups] = useState(() => regroup([], keys));
  const groups = regroup(former, keys);
  if (groups !== former) setGroups(groups);
  return (
    <BasketTableFrame tracks={basketTracks(basket)} showDiscount={showDiscount}>
      {groups.map(({ id, keys: own }) => (
        <RowGroup key={id} count={own.length}>
          {own.map((key) => {
            const line = lines.get(key);
            return (
              line && (
                <BasketRow
                  key={key}
                  basketId={basket.id}
                  line={line}
                  queue={queue}
                  showDiscount={showDiscount}
                  isStrict={hideOrderButton}
                  onRemove={onRemove}
                />
              )
            );
          })}
        </RowGroup>
      ))}
    </BasketTableFrame>
  );
}

interface BasketTableFrameProps {
  tracks: BasketTracks;
  showDiscount: boolean;
  children: ReactNode;
}

/** Grid and head; also around the skeleton, so that nothing moves when the rows arrive. */
export function BasketTableFrame({ tracks, showDiscount, children }: BasketTableFrameProps) {
  const columns = assignInlineVars({
    [css.wideTracks]: inRem(tracks.wide),
    [css.narrowTracks]: inRem(tracks.narrow),
  });
  return (
    <div
      className={css.table}
      role="table"
      aria-label="Sepetiniz"
      style={columns}
      data-long={tracks.isLong || undefined}
    >
      <div className={css.head} role="row">
        <div className={css.headText} role="columnheader">
          Ürün
        </div>
        <div className={css.headNumber} role="columnheader">
          Birim fiyat
        </div>
        {showDiscount && (
          <div className={css.headDiscount} role="columnheader">
            <span aria-hidden="true">İsk.</span>
            <VisuallyHidden>İskonto</VisuallyHidden>
          </div>
        )}
        <div className={css.headQuantity} role="columnheader">
          {quantityWords.quantity}
        </div>
        <div className={css.headNumber} role="columnheader">
          Tutar
        </div>
        <div role="columnheader">
          <VisuallyHidden>İşlem</VisuallyHidden>
        </div>
      </div>
      {children}
    </div>
  );
}
