import type { DrawingType } from '../shop/pictures/DrawingType.ts';

/** Kinds of promotion in the legacy backend's numbering. */
export type PromotionType = 10 | 40 | 50;

/** One promotion and what its banner shows. */
export interface Promotion {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly address: string;
  readonly drawings: readonly DrawingType[];
  readonly ground: readonly [from: string, to: string];
}

export interface PromotionGroup {
  readonly id: number;
  readonly name: string;
  readonly items: readonly Promotion[];
}

const teal = ['#e2f1f0', '#b9dcda'] as const;
const sand = ['#f7efe0', '#ecd9b4'] as const;
const sky = ['#e6eef8', '#c2d5ee'] as const;
const rose = ['#f8e9e6', '#eecac3'] as const;

/** What the shop promotes, by kind: showcase, modal banner, three tiles. */
export const promotions: Readonly<Record<PromotionType, PromotionGroup>> = {
  10: {
    id: 10,
    name: 'Vitrin',
    items: [
      {
        id: 101,
        title: 'Akülü el aletlerinde çift akü',
        text: '18 V serisinde seçili setlerde ikinci akü bizden.',
        action: 'Setleri gör',
        address: '/search?q=akülü',
        drawings: ['drill', 'angle-grinder', 'battery-pack'],
        ground: teal,
      },
      {
        id: 102,
        title: 'LED’e geçişin tam zamanı',
        text: 'Panel, projektör ve ampullerde sezon fiyatları.',
        action: 'Aydınlatmaya git',
        address: '/search?q=led',
        drawings: ['led-panel', 'floodlight', 'led-lamp'],
        ground: sand,
      },
      {
        id: 103,
        title: 'Şantiyede güvenli çalışın',
        text: 'Baret, eldiven ve iş ayakkabısında stoktan aynı gün teslim.',
        action: 'İş güvenliği ürünleri',
        address: '/search?q=baret',
        drawings: ['safety-helmet', 'gloves', 'boots'],
        ground: sky,
      },
      {
        id: 104,
        title: 'Tesisatın her parçası bir arada',
        text: 'Vana, rakor ve armatürde koli alımlarına ek iskonto.',
        action: 'Tesisat ürünleri',
        address: '/search?q=vana',
        drawings: ['ball-valve', 'faucet', 'pipe'],
        ground: rose,
      },
    ],
  },
  40: {
    id: 40,
    name: 'Duyuru',
    items: [
      {
        id: 401,
        title: 'Peşin ödemeye ek %5',
        text: 'Bu ay sonuna kadar havale ile ödenen siparişlerde peşin fiyat listesi geçerli.',
        action: 'Koşulları oku',
        address: '/page/kampanyalar',
        drawings: ['toolbox', 'padlock', 'hammer'],
        ground: teal,
      },
    ],
  },
  50: {
    id: 50,
    name: 'Sezonun fırsatları',
    items: [
      {
        id: 501,
        title: 'Bahçe mevsimi',
        text: 'Hortum, budama makası ve püskürtücüler',
        action: 'Bahçeye bak',
        address: '/search?q=bahçe',
        drawings: ['hose', 'pruner'],
        ground: teal,
      },
      {
        id: 502,
        title: 'Boya ve yapı kimyasalları',
        text: 'Silinebilir iç cephe boyaları',
        action: 'Boyalara bak',
        address: '/search?q=boya',
        drawings: ['paint-bucket', 'paint-roller'],
        ground: sand,
      },
      {
        id: 503,
        title: 'Bağlantı elemanları',
        text: 'Kutu alımlarında liste fiyatına göre %40’a varan iskonto',
        action: 'Cıvatalara bak',
        address: '/search?q=cıvata',
        drawings: ['bolt', 'anchor'],
        ground: sky,
      },
    ],
  },
};

/** A promotion of any kind by its id. */
export const findPromotion = (id: number): Promotion | undefined =>
  Object.values(promotions)
    .flatMap(({ items }) => items)
    .find((promotion) => promotion.id === id);
