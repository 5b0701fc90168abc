import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import type { Quantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { paths } from '../../../paths.ts';
import { quantityWords } from '../../../text/quantityWords.ts';
import { words } from '../../../text/words.ts';
import type { OrderFailure } from '../useOrderProduct.ts';
import * as css from './QuantityForm.css.ts';

export interface QuantityFormProps {
  /** '' where the shop names none. */
  unit: string;
  isPending: boolean;
  failure: OrderFailure | undefined;
  onOrder: (quantity: number) => void;
  /** What stands in it to begin with: what was typed before the page was loaded afresh. */
  typed?: Quantity | undefined;
  /** Told what is typed. */
  onType?: ((quantity: Quantity) => void) | undefined;
}

const one: Quantity = { kind: 'value', value: 1 };

/** How many of a product, into the basket. What was typed stays when it could not be added. */
export function QuantityForm(props: QuantityFormProps) {
  const { unit, isPending, failure, onOrder, typed = one, onType } = props;
  const [quantity, setQuantity] = useState(typed);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (quantity.kind === 'value' && quantity.value > 0) onOrder(quantity.value);
    else field.current?.focus();
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.line}>
        <NumberField
          ref={field}
          look="stepper"
          label={quantityWords.quantity}
          decrementLabel={quantityWords.decrease}
          incrementLabel={quantityWords.increase}
          invalidMessage={quantityWords.wholeNumber}
          min={1}
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            onType?.(next);
          }}
        />
        <div className={css.button}>
          <Button
            type="submit"
            tone="brand"
            isBlock
            icon={<CartIcon />}
            isPending={isPending}
            pendingLabel={words.adding}
          >
            {words.add}
          </Button>
        </div>
        {unit !== '' && <span className={css.unit}>{unit}</span>}
      </div>
      {failure && (
        <Alert tone={failure.kind === 'unknown' ? 'caution' : 'critical'} announce="now">
          {failure.message}
          {failure.kind === 'unknown' && <BasketLink>Sepetinizi kontrol edin.</BasketLink>}
        </Alert>
      )}
    </form>
  );
}

const BasketLink = ({ children }: { children: ReactNode }) => (
  <>
    {' '}
    <Link tone="underlined" href={paths.basket.to()}>
      {children}
    </Link>
  </>
);
