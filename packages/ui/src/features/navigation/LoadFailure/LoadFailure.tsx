import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { words } from '../../../text/words.ts';
import { failure } from './LoadFailure.css.ts';

export interface LoadFailureProps {
  onRetry: () => void;
}

/** Stands in one line where a menu could not be loaded. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  return (
    <div className={failure} role="alert">
      {words.failed}
      <Button ref={handOn} size="sm" onPress={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
