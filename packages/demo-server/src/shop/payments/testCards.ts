/**
 * What the pretended bank does with a card.
 * - `asks`: opens its 3-D Secure page and takes the money when the right code comes.
 * - `takes`: takes the money at once, without 3-D Secure.
 * - `declines`: refuses at once.
 * - `declinesAfterCode`: asks for the code and refuses after it.
 * - `takesSilently`: takes the money at once, but its answer never arrives.
 * - `declinesSilently`: takes nothing, and no answer arrives.
 */
export type CardBehaviour =
  | 'asks'
  | 'takes'
  | 'declines'
  | 'declinesAfterCode'
  | 'takesSilently'
  | 'declinesSilently';

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** One Turkish line for the table of test cards. */
  readonly shows: string;
}

/** Cards with a behaviour of their own; every other valid number `asks`. Expiry and CVC are free. */
export const testCards: readonly TestCard[] = [
  { number: '4509011100000004', behaviour: 'asks', shows: 'AnkaKart: 12 taksit, 3D kodu ile onay' },
  { number: '5209021200000002', behaviour: 'asks', shows: 'Mavikart: 9 taksit, 3D kodu ile onay' },
  { number: '9792041400000003', behaviour: 'asks', shows: 'Troy Ticari Kart: 6 taksit, 3D kodu ile onay' },
  { number: '4509031300000109', behaviour: 'takes', shows: 'Hisar Plus: 3D olmadan hemen çekilir' },
  {
    number: '4509031300000208',
    behaviour: 'declines',
    shows: 'Hisar Plus: hemen reddedilir, limit yetersiz',
  },
  {
    number: '5409051500000301',
    behaviour: 'declinesAfterCode',
    shows: 'Çınar Bonus: doğru koddan sonra reddedilir',
  },
  { number: '5509061600000407', behaviour: 'takesSilently', shows: 'Pamuk Kart: para çekilir, cevap gelmez' },
  {
    number: '5509061600000506',
    behaviour: 'declinesSilently',
    shows: 'Pamuk Kart: para çekilmez, cevap gelmez',
  },
];

export const behaviourOf = (cardNumber: string): CardBehaviour =>
  testCards.find((card) => card.number === cardNumber)?.behaviour ?? 'asks';

/** Whether the last digit of a card number is its Luhn check digit. */
export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const weighted = i % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}
