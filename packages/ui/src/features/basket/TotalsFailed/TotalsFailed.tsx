import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { RefreshIcon } from '../../../primitives/Icon/RefreshIcon.tsx';
import { words } from '../../../text/words.ts';

export interface TotalsFailedProps {
  /** The second attempt is under way. */
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands in place of totals that may not be true any more, since the basket could not be read again. */
export function TotalsFailed({ isRetrying, onRetry }: TotalsFailedProps) {
  return (
    <Alert
      tone="critical"
      title={words.failed}
      actions={
        <Button ref={handOn} icon={<RefreshIcon />} isPending={isRetrying} onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      Tutarlar güncellenemedi.
    </Alert>
  );
}
