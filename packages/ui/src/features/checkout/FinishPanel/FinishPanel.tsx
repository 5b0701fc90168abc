import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { words } from '../../../text/words.ts';
import { isOpen, OpenWrite } from '../../../write/OpenWrite.tsx';
import type { FinishState } from '../createFinishing.ts';
import * as css from './FinishPanel.css.ts';

export interface FinishPanelProps {
  state: FinishState;
  /** The server does not let this order be finished. */
  isDisabled: boolean;
  /** Something that must be chosen is missing; the fields say what. */
  isIncomplete: boolean;
  onFinish: () => void;
  /** Reads back whether an order without an answer was finished. */
  onCheck: () => void;
}

/** The end of the checkout, and what stands in its way. */
export function FinishPanel({ state, isDisabled, isIncomplete, onFinish, onCheck }: FinishPanelProps) {
  return (
    <div className={css.panel}>
      {state.kind === 'refused' && <Alert tone="critical" title="Bir hata oluştu." reasons={state.errors} />}
      {state.kind === 'undone' && (
        <Alert tone="info" title="Siparişiniz tamamlanmamış.">
          Yeniden tamamlayabilirsiniz.
        </Alert>
      )}
      {isIncomplete && (
        <Alert tone="critical" title={words.incomplete}>
          Lütfen işaretli alanları doldurun.
        </Alert>
      )}
      {isOpen(state) ? (
        <OpenWrite state={state} onCheck={onCheck}>
          Yeniden denemeden önce durumu kontrol edin.
        </OpenWrite>
      ) : (
        <Button
          tone="brand"
          size="lg"
          isBlock
          isDisabled={isDisabled}
          isPending={!isDisabled && (state.kind === 'sending' || state.kind === 'finished')}
          onPress={onFinish}
        >
          Siparişi Bitir
        </Button>
      )}
    </div>
  );
}
