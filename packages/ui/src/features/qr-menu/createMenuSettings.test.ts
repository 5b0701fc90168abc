import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import { afterEach, expect, test, vi } from 'vitest';
import { createMenuSettings } from './createMenuSettings.ts';
import { menuPresets, presetOf } from './menuPresets.ts';
import { firstConfig } from './readMenuConfig.ts';

function device(kept?: string) {
  const storage = new BrowserStorage();
  if (kept !== undefined) storage.setItem('vitrin-qr-menu', kept);
  vi.stubGlobal('localStorage', storage);
  return storage;
}
afterEach(() => void vi.unstubAllGlobals());

test('QRMN-02 what is changed is kept on the device until it is reset', () => {
  const storage = device();
  const settings = createMenuSettings();
  settings.change({ restaurantName: 'Köşe Lokanta', columnsLarge: 5 });
  const later = createMenuSettings().snapshot();
  expect(later).toEqual({
    config: { ...firstConfig, restaurantName: 'Köşe Lokanta', columnsLarge: 5 },
    canUndo: false,
    isKept: true,
  });
  settings.reset();
  expect(settings.snapshot().config).toEqual(firstConfig);
  expect(Object.keys(storage)).toEqual([]);
});

test('QRMN-02 changes of one value are undone together, a reset too', () => {
  device();
  const settings = createMenuSettings();
  settings.change({ columnsLarge: 4 });
  settings.change({ columnsLarge: 5 });
  settings.change({ restaurantName: 'A' });
  settings.reset();
  expect(settings.snapshot()).toMatchObject({ config: firstConfig, canUndo: true });
  settings.undo();
  expect(settings.snapshot().config).toMatchObject({ columnsLarge: 5, restaurantName: 'A' });
  settings.undo();
  expect(settings.snapshot().config).toMatchObject({
    columnsLarge: 5,
    restaurantName: firstConfig.restaurantName,
  });
  settings.undo();
  expect(settings.snapshot()).toMatchObject({ config: firstConfig, canUndo: false });
  settings.undo();
  expect(settings.snapshot().config).toEqual(firstConfig);
});

test('QRMN-02 each preset is undone by itself', () => {
  device();
  const settings = createMenuSettings();
  const [, dark, minimal] = menuPresets;
  if (!dark || !minimal) throw new Error('presets are needed');
  settings.change(dark.look);
  settings.change(minimal.look);
  settings.change(minimal.look);
  settings.undo();
  expect(presetOf(settings.snapshot().config)).toBe(dark);
});

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  '{"version":0,"config":{"columnsLarge":6}}',
  '{"version":1}',
  '{"version":1,"config":{"columnsLarge":1e9,"primaryColor":"url(//x)"}}',
])('QRMN-02 corrupt storage %s is the first menu', (kept) => {
  device(kept);
  expect(createMenuSettings().snapshot()).toMatchObject({ config: firstConfig, isKept: true });
});

test('QRMN-02 a device that refuses to keep anything is told, and the page works', () => {
  vi.stubGlobal('localStorage', undefined);
  const settings = createMenuSettings();
  const heard = vi.fn();
  const end = settings.subscribe(heard);
  expect(settings.snapshot()).toEqual({ config: firstConfig, canUndo: false, isKept: true });
  settings.change({ columnsSmall: 3 });
  expect(settings.snapshot()).toMatchObject({ config: { columnsSmall: 3 }, canUndo: true, isKept: false });
  settings.undo();
  expect(settings.snapshot().config).toEqual(firstConfig);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});

test('QRMN-02 another tab is followed', () => {
  device();
  const [here, there] = [createMenuSettings(), createMenuSettings()];
  here.change({ columnsLarge: 2 });
  there.change({ columnsLarge: 6 });
  expect(here.snapshot()).toMatchObject({ config: { columnsLarge: 6 }, canUndo: false });
});
