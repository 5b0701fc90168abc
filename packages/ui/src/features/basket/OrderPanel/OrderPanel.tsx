import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ArrowRightIcon } from '../../../primitives/Icon/ArrowRightIcon.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { isOpen, OpenWrite } from '../../../write/OpenWrite.tsx';
import { orderWords } from '../basketWords.ts';
import type { OrderState } from '../createOrdering.ts';
import * as css from './OrderPanel.css.ts';

export interface OrderPanelProps {
  state: OrderState;
  /** A row exceeds the stock: the warning stands in place of the button. */
  isOverStock: boolean;
  /** Rows that keep the basket from being ordered: above the stock, or not saved as they were typed. */
  hindering?: number;
  /** Leads to the next of them. */
  onNext?: () => void;
  /** Lowers every row above the stock to what there is; left out where no row can be lowered. */
  onLowerAll?: (() => void) | undefined;
  onOrder: () => void;
  /** Reads back whether an order without an answer was taken. */
  onCheck: () => void;
}

/** The way from the basket to the order, or what stands in it. */
export function OrderPanel({
  state,
  isOverStock,
  hindering = 0,
  onNext,
  onLowerAll,
  onOrder,
  onCheck,
}: OrderPanelProps) {
  const next = hindering > 0 && (
    <Button onPress={onNext}>{hindering > 1 ? 'Sıradaki ürüne git' : 'Ürüne git'}</Button>
  );
  return (
    <div className={css.panel}>
      {/* The basket says this one itself, for as long as it is true. */}
      {state.kind === 'refused' && !state.errors.includes(orderWords.overStock) && (
        <Alert
          tone="critical"
          title={state.errors.join(' ')}
          actions={!isOverStock && next ? next : undefined}
        />
      )}
      {state.kind === 'undone' && (
        <Alert tone="info" title="Siparişiniz alınmamış.">
          Yeniden sipariş verebilirsiniz.
        </Alert>
      )}
      {state.kind === 'gone' ? (
        <Alert
          tone="caution"
          title="Sepetiniz boşalmış görünüyor."
          actions={
            <LinkButton href={paths.report.to({ type: 'siparislistesi' })}>Sipariş Listesi</LinkButton>
          }
        >
          Siparişiniz alınmış olabilir; yeniden sipariş vermeden önce sipariş listenizi kontrol edin.
        </Alert>
      ) : isOpen(state) ? (
        <OpenWrite state={state} onCheck={onCheck}>
          Yeniden sipariş vermeden önce durumu kontrol edin.
        </OpenWrite>
      ) : isOverStock ? (
        <Alert
          tone="critical"
          title={orderWords.overStock}
          actions={
            (onLowerAll || next) && (
              <>
                {onLowerAll && <Button onPress={onLowerAll}>Miktarları stoğa indir</Button>}
                {next}
              </>
            )
          }
        >
          {hindering > 1
            ? `${formatCount(hindering)} ürünün miktarını düzelttiğinizde sipariş verebilirsiniz.`
            : 'Miktarı düzelttiğinizde sipariş verebilirsiniz.'}
        </Alert>
      ) : (
        <Button
          tone="brand"
          size="lg"
          isBlock
          isPending={state.kind === 'sending' || state.kind === 'ordered'}
          onPress={onOrder}
        >
          Sipariş Ver
          <ArrowRightIcon />
        </Button>
      )}
    </div>
  );
}
