import { LoginCheckAlert } from '../../features/session/LoginCheckAlert/LoginCheckAlert.tsx';
import type { LoginCheck } from '../../features/session/useLoginCheck.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { handOn } from '../../primitives/Button/handOn.ts';
import { words } from '../../text/words.ts';
import { notices } from './ShopLayout.css.ts';

export interface ShopNoticesProps {
  check: LoginCheck;
  /** The settings of the shop could not be read. */
  applicationFailure: { readonly onRetry: () => void; readonly isRetrying: boolean } | undefined;
}

/** What is wrong with the whole page rather than with a piece of it. */
export function ShopNotices({ check, applicationFailure }: ShopNoticesProps) {
  return (
    <div className={notices} data-notices>
      {check.hasFailed && <LoginCheckAlert onRetry={check.retry} isRetrying={check.isRetrying} />}
      {applicationFailure && (
        <Alert
          tone="critical"
          actions={
            <Button
              ref={handOn}
              size="sm"
              isPending={applicationFailure.isRetrying}
              onPress={applicationFailure.onRetry}
            >
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )}
    </div>
  );
}
