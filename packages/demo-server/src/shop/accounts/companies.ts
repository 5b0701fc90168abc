import { createRandom, mixSeed } from '../catalogue/random.ts';
import type { Random } from '../catalogue/random.ts';
import type { Address, Company } from './Company.ts';
import { portfolio } from './portfolio.ts';
import { taxNumberFor } from './taxNumber.ts';

/** The first id of the companies that can be acted for; the ids below belong to the demo accounts. */
export const firstPortfolioId = 101;

const representatives = [
  { name: 'Mehmet Çağlayan', email: 'mehmet.caglayan@vitrin.example' },
  { name: 'Gülay Şentürk', email: 'gulay.senturk@vitrin.example' },
  { name: 'İbrahim Özdoğan', email: 'ibrahim.ozdogan@vitrin.example' },
];
const streets = [
  'Sanayi Cad.',
  'Atatürk Bulvarı',
  'İstasyon Cad.',
  'Çarşı Sok.',
  'Gazi Cad.',
  'Organize Sanayi 3. Cad.',
  'Fevzi Çakmak Cad.',
];
const contacts = [
  'Ahmet Kılıç',
  'Fatma Özer',
  'Murat Güneş',
  'Selin Aktaş',
  'Okan İnan',
  'Derya Çetin',
  'Yusuf Şen',
  'Büşra Ünlü',
];

/** Every company of the shop, the demo accounts' own first. Always the same. */
export const companies: readonly Company[] = [
  company(1, '1001', 'Yıldırım Hırdavat ve Yapı Market Ltd. Şti.', 'İstanbul', {
    activity: 0.5,
    riskLimit: 250_000_000,
  }),
  company(2, '1002', 'Vitrin Toptan Saha Satış', 'Ankara', { activity: 0.1 }),
  company(3, '1003', 'Vitrin Toptan Dağıtım A.Ş.', 'İstanbul', { activity: 0.1 }),
  company(4, '1004', 'Gündoğdu Teknik Malzeme', 'Bursa', {
    activity: 0.3,
    riskLimit: 500_000,
    priceList: 'Liste',
  }),
  company(5, '1005', 'Şahin İnşaat Malzemeleri', 'Eskişehir', {
    activity: 0,
    riskLimit: 0,
    representative: undefined,
  }),
  ...portfolio.map(([name, city], index) =>
    company(firstPortfolioId + index, String(2001 + index), name, city, {}),
  ),
];

function company(id: number, cariNo: string, name: string, city: string, special: Partial<Company>): Company {
  const random = createRandom(mixSeed(0xca21, id));
  const own: Company = {
    id,
    cariNo,
    name,
    city,
    taxOffice: random.pick(['Merkez', 'Kurumlar', 'Cumhuriyet', 'Yıldırım', 'Kordon', 'Başkent', 'Anadolu']),
    taxNumber: taxNumberFor(String(random.between(100_000_000, 999_999_999))),
    riskLimit: random.between(4, 60) * 5_000_000,
    paymentDays: random.pick([30, 30, 45, 60]),
    priceList: 'Bayi',
    discountPoints: random.between(-2, 4),
    representative: random.pick(representatives),
    addresses: Array.from({ length: random.between(1, 3) }, (_, index) =>
      address(id * 10 + index + 1, city, random),
    ),
    vehicleTimes:
      city === 'İstanbul' ? ['09:00 – 11:00', '11:00 – 13:00', '14:00 – 16:00', '16:00 – 18:00'] : [],
    courierTimes: city === 'İstanbul' ? ['12:00', '15:00', '18:00'] : [],
    activity: random.between(5, 35) / 100,
  };
  return { ...own, ...special };
}

function address(id: number, city: string, random: Random): Address {
  return {
    id,
    text: `${random.pick(['Yeni', 'Fatih', 'Cumhuriyet', 'Bahçelievler', 'Işıklar'])} Mah. ${random.pick(streets)} No: ${String(random.between(1, 240))}, ${city}`,
    contact: random.pick(contacts),
  };
}
