import { createRandom, mixSeed } from '../shop/catalogue/random.ts';

const skies = [
  ['#0d3b40', '#156a70', '#8fd3d0'],
  ['#1d2b3a', '#34516d', '#f0b35a'],
  ['#26323a', '#4a6470', '#e9ddc7'],
] as const;

/** A drawn warehouse aisle for the login page: shelves with boxes in perspective, another light for each number from 1. */
export function loginBackground(number: number): string {
  const [dark, middle, lamp] = skies[(number - 1) % skies.length] ?? skies[0];
  const random = createRandom(mixSeed(0x10e1, number));
  const shelves = [0, 1, 2, 3, 4].map((row) => {
    const y = 130 + row * 165;
    let x = 20;
    let boxes = '';
    while (x < 1160) {
      const width = random.between(46, 120);
      const height = random.between(48, 118);
      const tone = random.between(10, 42) / 100;
      boxes += `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="4" fill="${lamp}" opacity="${tone}"/>`;
      if (random.chance(0.5)) {
        boxes += `<rect x="${x + width / 2 - 7}" y="${y - height}" width="14" height="${Math.round(height / 2.6)}" fill="${dark}" opacity=".35"/>`;
      }
      x += width + random.between(6, 34);
    }
    return `${boxes}<rect x="0" y="${y}" width="1200" height="12" fill="${dark}" opacity=".8"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="1200" height="900" fill="url(#g)"/>${shelves.join('')}</svg>`;
}
