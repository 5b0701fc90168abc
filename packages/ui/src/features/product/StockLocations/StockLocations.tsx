import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { ChevronDownIcon } from '../../../primitives/Icon/ChevronDownIcon.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { WarehouseIcon } from '../../../primitives/Icon/WarehouseIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { words } from '../../../text/words.ts';
import { useStockLocations } from '../useStockLocations.ts';
import * as css from './StockLocations.css.ts';
import { StockLocationTable, StockLocationTableSkeleton } from './StockLocationTable.tsx';

export interface StockLocationsProps {
  identity: Identity;
  productId: Id;
}

/** A button that shows how much of a product lies where; asked for when it is opened. */
export function StockLocations({ identity, productId }: StockLocationsProps) {
  return (
    <Popover
      label="Depolar"
      width="md"
      isFlush
      trigger={(trigger) => (
        <Button {...trigger} size="sm" icon={<WarehouseIcon />}>
          Depo Stokları
          <ChevronDownIcon />
        </Button>
      )}
    >
      {(close) => (
        <>
          <div className={css.head}>
            <span className={css.title}>Depolar</span>
            <IconButton label={words.close} size="sm" onPress={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <Locations identity={identity} productId={productId} />
        </>
      )}
    </Popover>
  );
}

function Locations({ identity, productId }: StockLocationsProps) {
  const { data, isError, isFetching, refetch } = useStockLocations(identity, productId);
  if (data) {
    return data.length > 0 ? (
      <StockLocationTable locations={data} />
    ) : (
      <p className={css.message}>Bu ürün için depo bilgisi yok.</p>
    );
  }
  if (isError) {
    return (
      <div className={css.message} role="alert">
        <p>Depo stokları yüklenemedi.</p>
        <br />
        <Button ref={handOn} size="sm" isPending={isFetching} onPress={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return <StockLocationTableSkeleton />;
}
