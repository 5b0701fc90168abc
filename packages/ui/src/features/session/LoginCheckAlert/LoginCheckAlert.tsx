import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface LoginCheckAlertProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says that nobody could tell whether the visitor is signed in. */
export function LoginCheckAlert({ onRetry, isRetrying = false }: LoginCheckAlertProps) {
  return (
    <Alert
      actions={
        <Button size="sm" isPending={isRetrying} onPress={onRetry}>
          Tekrar Dene
        </Button>
      }
    >
      Oturum durumunuz doğrulanamadı.
    </Alert>
  );
}
