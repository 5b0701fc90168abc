import type { StockLocation } from '@vitrin/api-client/product/stockLocations';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { formatUnits } from '../../../text/formatAmount.ts';
import * as css from './StockLocations.css.ts';

/** How much there is in each warehouse. */
export const StockLocationTable = ({ locations }: { locations: readonly StockLocation[] }) => (
  <Frame>
    {locations.map(({ id, name, quantity }, index) => {
      const look = quantity === 0 ? css.none : css.cell;
      return (
        <tr key={`${id}-${index}`}>
          <td className={look}>{name || '-'}</td>
          <td className={look}>{typeof quantity === 'number' ? formatUnits(quantity) : quantity || '-'}</td>
        </tr>
      );
    })}
  </Frame>
);

/** The table before its rows are there. */
export const StockLocationTableSkeleton = () => (
  <Frame isLoading>
    {[148, 128, 136, 120].map((width) => (
      <tr key={width}>
        <td className={css.cell}>
          <Skeleton width={width} height={20} />
        </td>
        <td className={css.cell}>
          <span className={css.pending}>
            <Skeleton width={32} height={20} />
          </span>
        </td>
      </tr>
    ))}
  </Frame>
);

const Frame = ({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) => (
  <table className={css.table} aria-label="Depolar" aria-busy={isLoading || undefined}>
    <thead>
      <tr>
        <th scope="col" className={css.columnHead}>
          Lokasyon
        </th>
        <th scope="col" className={css.columnHead}>
          Miktar
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
