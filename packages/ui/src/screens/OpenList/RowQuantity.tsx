import { useState } from 'react';
import { type KeptRow, quantityLimit } from '../../features/lists/store/KeptList.ts';
import { formatQuantity, parseQuantity } from '../../primitives/NumberField/parseQuantity.ts';
import { quantity, quantityInput } from '../../primitives/NumberField/quantity.css.ts';

export interface RowQuantityProps {
  row: KeptRow;
  /** Told every whole number from 1 up that is typed. */
  onQuantity: (row: KeptRow, quantity: number) => void;
}

function readQuantity(text: string): number | undefined {
  const read = parseQuantity(text);
  return read.kind === 'value' && read.value > 0 && read.value <= quantityLimit ? read.value : undefined;
}

/** How many of a row. What is no quantity stays as it is typed and is not kept. */
export function RowQuantity({ row, onQuantity }: RowQuantityProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className={quantity}>
      <input
        className={quantityInput}
        placeholder=" "
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Miktar: ${row.code}`}
        aria-invalid={(typed !== undefined && readQuantity(typed) === undefined) || undefined}
        value={typed ?? formatQuantity(row.quantity)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readQuantity(target.value);
          if (read !== undefined && read !== row.quantity) onQuantity(row, read);
        }}
        onBlur={() => {
          if (typed !== undefined && readQuantity(typed) === row.quantity) setTyped(undefined);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped(undefined);
        }}
      />
    </label>
  );
}
