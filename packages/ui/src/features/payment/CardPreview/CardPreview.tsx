import { cardTypeNames, cardTypeOf, maskCardNumber } from '../cardType.ts';
import * as css from './CardPreview.css.ts';

export interface CardPreviewProps {
  name: string;
  number: string;
  /** '1' to '12', or ''. */
  month: string;
  /** Four digits, or ''. */
  year: string;
  /** How many digits of the security code were typed; the digits themselves are nobody's business. */
  cvcLength: number;
  /** Shows the back, where the security code is. */
  isFlipped: boolean;
}

/** The card as it is being typed. Turns around for the security code; without motion the sides just change. */
export function CardPreview({ name, number, month, year, cvcLength, isFlipped }: CardPreviewProps) {
  const scheme = cardTypeNames[cardTypeOf(number)];
  return (
    <div className={css.scene} role="img" aria-label={`Kart önizlemesi: ${scheme}`}>
      <div className={css.body} data-flipped={isFlipped || undefined}>
        <div className={css.front}>
          <div className={css.top}>
            <span className={css.chip} />
            <span className={css.scheme}>{scheme}</span>
          </div>
          <span className={css.number} translate="no">
            {maskCardNumber(number)}
          </span>
          <div className={css.foot}>
            <span className={css.holder}>
              <span className={css.caption}>Kart sahibi</span>
              <span className={css.name} translate="no">
                {name.toLocaleUpperCase('tr')}
              </span>
            </span>
            <span className={css.expiry}>
              <span className={css.caption}>Son kullanma</span>
              {month === '' ? 'AA' : month.padStart(2, '0')}/{year === '' ? 'YY' : year.slice(-2)}
            </span>
          </div>
        </div>
        <div className={css.back}>
          <span className={css.stripe} />
          <span className={css.signature}>
            <span className={css.caption}>CVC</span>
            {'•'.repeat(Math.min(cvcLength, 4))}
          </span>
        </div>
      </div>
    </div>
  );
}
