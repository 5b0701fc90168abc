import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { selectorOf } from '../../theme/settings/selectorOf.ts';
import { stableSelector } from '../../theme/settings/stableSelector.ts';
import type { ThemeField } from './ThemeItem.ts';

type Names = readonly string[];

/** Where a value of an item stands in themeSettings; `item` is `{block}.{item}`. */
export function placeOf(item: string, field: string): Names {
  const at = item.indexOf('.');
  return ['blocks', item.slice(0, at), 'item', item.slice(at + 1), field];
}

/** The value at a place as it is, undefined where there is none. */
export const valueAt = (settings: unknown, place: Names): unknown =>
  place.reduce<unknown>((value, name) => readField(value, name), settings);

/** A copy with the value at a place, and without the field where the value is undefined; all else is kept as it is. */
export function withValueAt(settings: unknown, [name, ...rest]: Names, value: unknown): unknown {
  if (name === undefined) return value;
  const entries = new Map(isRecord(settings) ? Object.entries(settings) : []);
  const next = withValueAt(readField(settings, name), rest, value);
  if (next === undefined) entries.delete(name);
  else entries.set(name, next);
  // Nothing to take away from what was not there.
  if (value === undefined && !isRecord(settings)) return settings;
  return Object.fromEntries(entries);
}

/**
 * Sets a value of an item, as the server stores it: a height is a number, all else text, '' for none. An item that gets
 * custom CSS and names no selector gets the one the shop's markup has for it.
 */
export function writeThemeValue(settings: unknown, item: string, field: ThemeField, text: string): unknown {
  const value = field === 'height' && text !== '' ? Number(text) : text;
  const next = withValueAt(settings, placeOf(item, field), value);
  if (field !== 'customCss' || text === '') return next;
  const holder = valueAt(next, placeOf(item, field).slice(0, -1));
  if (selectorOf(holder) !== undefined) return next;
  const selector = stableSelector(item);
  const name = selector.startsWith('#') ? 'selector_id' : 'selector_class';
  return withValueAt(next, placeOf(item, name), selector.slice(1));
}
