import cover1600 from './pictures/cover-1600.webp';
import cover800 from './pictures/cover-800.webp';
import adana from './pictures/adana.webp';
import ayran from './pictures/ayran.webp';
import baklava from './pictures/baklava.webp';
import cay from './pictures/cay.webp';
import coban from './pictures/coban.webp';
import ezogelin from './pictures/ezogelin.webp';
import humus from './pictures/humus.webp';
import kahve from './pictures/kahve.webp';
import kofte from './pictures/kofte.webp';
import kunefe from './pictures/kunefe.webp';
import lahmacun from './pictures/lahmacun.webp';
import levrek from './pictures/levrek.webp';
import limonata from './pictures/limonata.webp';
import mercimek from './pictures/mercimek.webp';
import sarma from './pictures/sarma.webp';
import sutlac from './pictures/sutlac.webp';
import yayla from './pictures/yayla.webp';
import type { MenuCategory, MenuDish, SocialAccount } from './MenuCategory.ts';

const dish = (name: string, price: number, thumbnail: string, description: string): MenuDish => ({
  name,
  price,
  thumbnail,
  description,
});

/** The table of the restaurant, 16 by 7. */
export const cover = { src: cover800, srcSet: `${cover800} 800w, ${cover1600} 1600w` };

/** What the sample restaurant cooks. The pictures are our own drawings. */
export const sampleCategories: readonly MenuCategory[] = [
  {
    id: 'corbalar',
    name: 'Çorbalar',
    items: [
      dish('Süzme Mercimek', 120, mercimek, 'Kırmızı mercimek, tereyağında pul biber, limon.'),
      dish('Ezogelin', 125, ezogelin, 'Bulgur, pirinç ve mercimek; kuru nane ile kavrulmuş salça.'),
      dish('Yayla', 120, yayla, 'Süzme yoğurt, pirinç; naneli tereyağı ile.'),
    ],
  },
  {
    id: 'mezeler',
    name: 'Mezeler ve Salatalar',
    items: [
      dish('Humus', 165, humus, 'Nohut, tahin ve limon; üzerinde kızdırılmış tereyağı.'),
      dish('Zeytinyağlı Yaprak Sarma', 185.5, sarma, 'Dolmalık fıstık ve kuş üzümlü pirinç, Tokat yaprağı.'),
      dish('Çoban Salatası', 145, coban, 'Domates, salatalık, kırmızı soğan, zeytin, sızma zeytinyağı.'),
    ],
  },
  {
    id: 'ana-yemekler',
    name: 'Ana Yemekler',
    items: [
      dish('Adana Kebap', 420, adana, 'Zırh kıyması, közlenmiş domates ve biber, sumaklı soğan, lavaş.'),
      dish('Izgara Köfte', 360, kofte, 'Dana döş kıyması, köz biber, el kesimi patates.'),
      dish('Izgara Levrek', 545, levrek, 'Ege levreği, roka, limon ve zeytinyağı.'),
      dish('Lahmacun', 135, lahmacun, 'İnce hamur, kuzu kıyma, maydanoz; limonuyla gelir.'),
    ],
  },
  {
    id: 'tatlilar',
    name: 'Tatlılar',
    items: [
      dish('Hatay Künefe', 240, kunefe, 'Tel kadayıf, tuzsuz peynir, Antep fıstığı, kaymak.'),
      dish('Fıstıklı Baklava', 265, baklava, 'Kırk kat yufka, sade yağ, boz fıstık. Dört dilim.'),
      dish('Fırın Sütlaç', 130, sutlac, 'Toprak kapta, üzeri nar gibi, kavrulmuş fındıkla.'),
    ],
  },
  {
    id: 'icecekler',
    name: 'İçecekler',
    items: [
      dish('Türk Kahvesi', 85, kahve, 'Közde, bol köpüklü; gül lokumuyla.'),
      dish('Çay', 35, cay, 'Demini almış Rize çayı, ince belli bardakta.'),
      dish('Yayık Ayranı', 60, ayran, 'Bakır tasta, köpüklü ve soğuk.'),
      dish('Naneli Limonata', 95, limonata, 'Taze sıkılmış limon, bahçe nanesi, az şeker.'),
    ],
  },
];

export const sampleAccounts: readonly SocialAccount[] = [
  { name: 'Instagram', href: 'https://www.instagram.com/', icon: 'instagram' },
  { name: 'Facebook', href: 'https://www.facebook.com/', icon: 'facebook' },
  { name: 'WhatsApp', href: 'https://www.whatsapp.com/', icon: 'whatsapp' },
];
