import { expect, test } from 'vitest';
import { gridTracks } from './gridTracks.ts';

test('a table says its grids, and from which width each fits', () => {
  const tracks = gridTracks([
    { key: 'name', width: { least: 300, share: 1 }, narrow: { least: 240, share: 2 }, pin: 'start' },
    { key: 'barcode', width: 124, narrow: 'folded' },
    { key: 'price', width: 104, paper: 96 },
    { key: 'action', width: 88, narrow: 60, isScreenOnly: true },
  ]);
  expect(tracks).toEqual({
    whole: '[name] minmax(300px, 1fr) [barcode] 124px [price] 104px [action] 88px',
    narrow: '[name] minmax(240px, 2fr) [price] 104px [action] 60px',
    paper: '[name] minmax(240px, 2fr) [price] 96px',
    least: { whole: 616, narrow: 404 },
    pinned: 240,
  });
});
