import { Alert } from '../primitives/Alert/Alert.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { handOn } from '../primitives/Button/handOn.ts';
import { words } from '../text/words.ts';

interface BlockFailureProps {
  /** What could not be loaded. */
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where one part of a page could not be loaded; the others live on. */
export const BlockFailure = ({ what, isRetrying, onRetry }: BlockFailureProps) => (
  <Alert
    tone="critical"
    announce="politely"
    title={`${what} yüklenemedi.`}
    actions={
      <Button
        ref={handOn}
        aria-label={`${words.retry}: ${what}`}
        size="sm"
        isPending={isRetrying}
        onPress={onRetry}
      >
        {words.retry}
      </Button>
    }
  />
);
