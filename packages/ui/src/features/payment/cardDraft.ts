/** What is typed into the card form, as it was typed. It lives in the form's own state and in nothing else. */
export interface CardDraft {
  readonly name: string;
  readonly number: string;
  /** '1' to '12', '' while none is chosen. */
  readonly month: string;
  /** Four digits, '' while none is chosen. */
  readonly year: string;
  readonly cvc: string;
  /** Lira, in any notation. */
  readonly price: string;
  readonly addsCommission: boolean;
  /** Contract mode only. */
  readonly phone: string;
  /** Contract mode only. */
  readonly description: string;
}

export type CardField = Exclude<keyof CardDraft, 'addsCommission'>;

export const emptyDraft: CardDraft = {
  name: '',
  number: '',
  month: '',
  year: '',
  cvc: '',
  price: '',
  addsCommission: false,
  phone: '',
  description: '',
};
