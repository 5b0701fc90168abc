import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { words } from '../../../text/words.ts';
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
  const isOpen = state.kind === 'unknown' || state.kind === 'checking';
  return (
    <div className={css.panel}>
      {state.kind === 'refused' && (
        <Alert tone="critical" title="Bir hata oluştu.">
          {state.errors.length > 0 && (
            <ul className={css.errors}>
              {state.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {state.kind === 'notFinished' && (
        <Alert tone="info" title="Siparişiniz tamamlanmamış.">
          Yeniden tamamlayabilirsiniz.
        </Alert>
      )}
      {isIncomplete && (
        <Alert tone="critical" title={words.incomplete}>
          Lütfen işaretli alanları doldurun.
        </Alert>
      )}
      {isOpen ? (
        <Alert
          tone="critical"
          title={state.kind === 'unknown' ? state.message : 'Durum kontrol ediliyor…'}
          actions={
            <Button isPending={state.kind === 'checking'} onPress={onCheck}>
              Durumu kontrol et
            </Button>
          }
        >
          Yeniden denemeden önce durumu kontrol edin.
        </Alert>
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
