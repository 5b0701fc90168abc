/** A bank whose cards the shop takes in instalments. All of them are invented. */
export interface CardBank {
  readonly id: number;
  readonly name: string;
  /** The name on its cards. */
  readonly cardName: string;
  /** First eight digits of its cards. */
  readonly bins: readonly string[];
  /** Commission in hundredths of a percent for one payment, two instalments and so on; its length is the most it offers. */
  readonly commission: readonly number[];
}

/** Cards of all other banks: single payment through the shop's own virtual terminal. */
export const anyBank: CardBank = {
  id: 10,
  name: 'Diğer Kartlar',
  cardName: 'Sanal POS',
  bins: [],
  commission: [175],
};

export const cardBanks: readonly CardBank[] = [
  {
    id: 11,
    name: 'Anka Bankası',
    cardName: 'AnkaKart',
    bins: ['45090111', '52090111', '97920111'],
    commission: [0, 275, 390, 505, 620, 735, 850, 965, 1080, 1195, 1310, 1425],
  },
  {
    id: 12,
    name: 'Boğaz Katılım',
    cardName: 'Mavikart',
    bins: ['45090212', '52090212'],
    commission: [0, 290, 410, 530, 650, 770, 890, 1010, 1130],
  },
  {
    id: 13,
    name: 'Hisar Bank',
    cardName: 'Hisar Plus',
    bins: ['45090313', '53090313'],
    commission: [0, 265, 375, 485, 595, 705, 815, 925, 1035, 1145, 1255, 1365],
  },
  {
    id: 14,
    name: 'Mavi Ticaret Bankası',
    cardName: 'Ticari Kart',
    bins: ['45090414', '97920414'],
    commission: [0, 310, 430, 550, 670, 790],
  },
  {
    id: 15,
    name: 'Çınar Bank',
    cardName: 'Çınar Bonus',
    bins: ['54090515', '45090515'],
    commission: [0, 280, 395, 510, 625, 740, 855, 970, 1085, 1200, 1315, 1430],
  },
  {
    id: 16,
    name: 'Pamukova Bankası',
    cardName: 'Pamuk Kart',
    bins: ['55090616', '60110616'],
    commission: [0, 300, 420],
  },
];

/** The bank of a card by its first eight digits; `anyBank` where no bank of the list issued it. */
export const bankOfCard = (bin: string): CardBank =>
  cardBanks.find((bank) => bank.bins.includes(bin)) ?? anyBank;
