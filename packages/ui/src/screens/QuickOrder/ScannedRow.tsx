import { useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { RowStateWord } from '../../features/quick-order/RowStateWord.tsx';
import { productOf, type RowState } from '../../features/quick-order/rows/OrderRow.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RowPicture } from '../../primitives/GridTable/RowPicture.tsx';
import { CloudOffIcon } from '../../primitives/Icon/CloudOffIcon.tsx';
import { PackageIcon } from '../../primitives/Icon/PackageIcon.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { formatQuantity, parseQuantity } from '../../primitives/NumberField/parseQuantity.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './ScannedRows.css.ts';

interface ScannedRowProps {
  id: number;
  rows: OrderRows;
  /** Its code waits for the network. */
  isOffline: boolean;
  /** Its quantity, or the code where that is wrong, can be corrected. */
  isOpen: boolean;
  onOpen: () => void;
}

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon size="sm" />
  </span>
);
const kept = (
  <span className={css.noThumb}>
    <CloudOffIcon size="sm" />
  </span>
);

/** States in which the code is what has to be corrected. */
const isUnknown = ({ kind }: RowState) =>
  ['missing', 'typing', 'empty', 'failed', 'unreadable'].includes(kind);

/** A row that was scanned: what it is, and how many. */
export function ScannedRow({ id, rows, isOffline, isOpen, onOpen }: ScannedRowProps) {
  const { row, state } = useSyncExternalStore(rows.subscribe, () => rows.view(id));
  const field = useRef<HTMLInputElement>(null);
  const product = productOf(state);
  const name = product?.name ?? row.code;
  const isCode = isUnknown(state);
  const isKept = isOffline && state.kind === 'searching';
  const correct = () => {
    flushSync(onOpen);
    field.current?.focus();
    field.current?.select();
  };
  return (
    <li className={isOpen ? css.openItem : css.item}>
      <RowPicture
        src={product?.imageUrl ?? ''}
        className={css.thumb}
        placeholder={isKept ? kept : noPicture}
      />
      <span className={css.words}>
        <span className={css.name} translate="no">
          {name}
        </span>
        <span className={css.meta}>
          {state.kind !== 'empty' && state.kind !== 'typing' && <RowStateWord kind={state.kind} />}
          {isKept && 'bağlantı gelince'}
          {product && <span translate="no">{product.code}</span>}
        </span>
      </span>
      {isOpen && isCode && (
        <span className={css.code}>
          <TextField
            ref={field}
            label="Okunan kod"
            isLabelHidden
            value={row.code}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(code) => rows.typeCode(id, code)}
            onBlur={() => rows.enter(id)}
          />
        </span>
      )}
      {isOpen && !isCode && (
        <span className={css.quantity}>
          <NumberField
            ref={field}
            look="stepper"
            label="Okunan miktar"
            isLabelHidden
            min={1}
            value={parseQuantity(row.quantity)}
            onChange={(quantity) =>
              rows.typeQuantity(id, quantity.kind === 'value' ? formatQuantity(quantity.value) : row.quantity)
            }
            invalidMessage="Tam sayı yazın"
            decrementLabel="Azalt"
            incrementLabel="Artır"
          />
        </span>
      )}
      {!isOpen &&
        (isCode ? (
          <Button aria-label={`Düzelt: ${row.code}`} onPress={correct}>
            Düzelt
          </Button>
        ) : (
          <button
            type="button"
            className={css.amount}
            aria-label={`${row.quantity} ${product?.unit ?? ''}, miktarı düzelt: ${name}`}
            onClick={correct}
          >
            <b>{row.quantity}</b> {product?.unit}
          </button>
        ))}
    </li>
  );
}
