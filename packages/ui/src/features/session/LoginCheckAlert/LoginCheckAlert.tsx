import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { words } from '../../../text/words.ts';

export interface LoginCheckAlertProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says that nobody could tell whether the visitor is signed in. */
export function LoginCheckAlert({ onRetry, isRetrying = false }: LoginCheckAlertProps) {
  return (
    <Alert
      actions={
        <Button ref={handOn} size="sm" isPending={isRetrying} onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      Oturum durumunuz doğrulanamadı.
    </Alert>
  );
}
