import { startTransition, useEffect, useState } from 'react';
import { type BoughtOrder, boughtOrders } from '../../features/bought/sumBought.ts';
import { useSettled } from '../../primitives/Combobox/useSettled.ts';
import { SearchIcon } from '../../primitives/Icon/SearchIcon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** How long a field is left before its rows follow, in ms: thousands of them are arranged anew. */
const pause = 250;

/** A field that answers by itself; the screen around it is told once nobody has changed it for a moment. */
export interface SettledFieldProps<Value extends string> {
  onSettle: (value: Value) => void;
}

function useTellSettled<Value extends string>(value: Value, onSettle: (value: Value) => void): void {
  const [settled] = useSettled(value, pause, value);
  useEffect(() => startTransition(() => onSettle(settled)), [settled, onSettle]);
}

/** Searches what was bought. */
export function SearchField({ onSettle }: SettledFieldProps<string>) {
  const [text, setText] = useState('');
  useTellSettled(text, onSettle);
  return (
    <TextField
      label="Ürün ara"
      type="search"
      icon={<SearchIcon />}
      placeholder="Ürün adı veya kod"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={setText}
    />
  );
}

/** The order products begin in. */
export const firstOrder: BoughtOrder = 'times';

const isOrder = (value: string): value is BoughtOrder => Object.hasOwn(boughtOrders, value);

/** Orders what was bought. */
export function OrderSelect({ onSettle }: SettledFieldProps<BoughtOrder>) {
  const [order, setOrder] = useState(firstOrder);
  useTellSettled(order, onSettle);
  return (
    <Select
      label="Sıralama"
      options={Object.entries(boughtOrders).map(([value, name]) => ({ value, label: name }))}
      value={order}
      onChange={(value) => isOrder(value) && setOrder(value)}
    />
  );
}
