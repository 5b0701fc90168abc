import type { ReactNode } from 'react';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { paths } from '../../../paths.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { closeOnLink } from '../closeOnLink.ts';
import { count as countStyle, summary, words } from './BasketSummary.css.ts';

export interface BasketSummaryProps {
  /** Products in the basket; without it none is shown. */
  count?: number | undefined;
  /** What the basket holds, shown when a mouse rests on it and when it is pressed. Without it this is a link. */
  children?: ReactNode;
}

/** The basket in the header: how much is in it, and the way there. */
export function BasketSummary({ count, children }: BasketSummaryProps) {
  const content = (
    <>
      <CartIcon />
      <span className={words}>Sepetim</span>
      {count !== undefined && count > 0 && <span className={countStyle}>{formatCount(count)}</span>}
    </>
  );
  if (children === undefined) {
    return (
      <a className={summary} href={paths.basket.to()}>
        {content}
      </a>
    );
  }
  return (
    <Popover
      label="Sepetim"
      opensOn="hover"
      placement="bottom end"
      width="lg"
      isFlush
      trigger={({ onPress, ...aria }) => (
        <button type="button" className={summary} {...aria} onClick={onPress}>
          {content}
        </button>
      )}
    >
      {(close) => <div {...closeOnLink(close)}>{children}</div>}
    </Popover>
  );
}
