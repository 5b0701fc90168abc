import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { networks, type Network } from './browser.ts';
import { medians, short } from './numbers.ts';
import { measure, places, type Measured } from './pages.ts';
import { markdownTable } from './Report.ts';
import { openOther } from './world.ts';

// Opens the same pages of several builds by turns, so that whatever else the machine does meets all alike:
//   node bench/compare.ts before=../before/dist now=packages/storefront/dist --turns 7 --pages 'home,list\, 16 cards,product'
// Each build is a name and a folder; ratios are to the first.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'string', default: '7' },
    // Every load, a line of JSON, for turns that are taken at several times.
    log: { type: 'string' },
    pages: { type: 'string', default: 'home;list, 16 cards;product' },
  },
});
const names = values.pages.split(';');
const compared = names.map((name) => {
  const place = places.find((one) => one.name === name);
  if (!place) throw new Error(`--pages knows ${places.map((one) => one.name).join('; ')}; not '${name}'`);
  return place;
});

const builds = await Promise.all(
  positionals.map(async (positional) => {
    const [name = '', folder = ''] = positional.split('=');
    return { name, world: await openOther(folder), found: new Map<string, Measured[]>() };
  }),
);
const loads = (Object.keys(networks) as Network[]).flatMap((network) =>
  compared.map((place) => ({ network, place, key: `${place.name} · ${network}` })),
);
try {
  for (let turn = 0; turn <= Number(values.turns); turn += 1) {
    for (const { key, place, network } of loads) {
      // Every other turn the other way round: nobody always comes after the same.
      for (const { name, world, found } of turn % 2 === 0 ? builds : builds.toReversed()) {
        const one = await measure(world, place, network);
        // The first load of each pays for the start of its browser and its shop.
        if (turn === 0) continue;
        found.set(key, [...(found.get(key) ?? []), one]);
        if (values.log) appendFileSync(values.log, `${JSON.stringify({ key, name, ...one })}\n`);
      }
    }
    process.stderr.write(`turn ${String(turn)} of ${values.turns}\n`);
  }
} finally {
  await Promise.all(builds.map(({ world }) => world.close()));
}

const measured = ['lcp', 'ready', 'cpu'] as const;
const rows = loads.flatMap(({ key }) =>
  builds.map(({ name, found }) => {
    const own = medians(found.get(key) ?? []);
    const first = medians(builds[0]?.found.get(key) ?? []);
    return [
      key,
      name,
      ...measured.map((what) => `${short(own[what])} (${(own[what] / first[what]).toFixed(2)} ×)`),
    ];
  }),
);
console.log(markdownTable(['', 'build', 'LCP ms', 'ready ms', 'CPU ms'], rows).join('\n'));
