import { paths } from '../../../paths.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { OpenWrite } from '../../../write/OpenWrite.tsx';
import type { PayState } from '../createPaying.ts';
import { payWords } from '../paymentWords.ts';

export interface PaymentNoticeProps {
  state: PayState;
  /** Reads back whether a payment without an answer was taken. */
  onCheck: () => void;
  /** Begins another collection after one that was found. */
  onPayAgain?: () => void;
}

/** What is true of a payment, and the way on from there; nothing while there is nothing to say. */
export function PaymentNotice({ state, onCheck, onPayAgain }: PaymentNoticeProps) {
  switch (state.kind) {
    case 'refused':
      return <Alert tone="critical" title={payWords.refused} reasons={state.errors} />;
    case 'unknown':
    case 'checking':
      return (
        <OpenWrite
          state={state}
          onCheck={onCheck}
          actions={
            <LinkButton tone="quiet" href={paths.report.to({ type: 'genelhareket' })} target="_blank">
              Hesap hareketleri
            </LinkButton>
          }
        />
      );
    case 'undone':
      return (
        <Alert tone="info" title={payWords.notPaid}>
          Kartınızdan bu ödeme çekilmedi. Yeniden deneyebilirsiniz.
        </Alert>
      );
    case 'found':
      return onPayAgain ? (
        <Alert
          tone="positive"
          title="Bu tutarda bir ödeme hesap hareketlerinizde görünüyor. Tekrar ödeme yapmayın."
          actions={
            <>
              <LinkButton href={paths.report.to({ type: 'genelhareket' })}>Hesap hareketleri</LinkButton>
              <Button tone="quiet" onPress={onPayAgain}>
                Başka bir ödeme yap
              </Button>
            </>
          }
        />
      ) : null;
    default:
      return null;
  }
}
