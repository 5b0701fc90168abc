import { Button } from '../../../primitives/Button/Button.tsx';
import { CameraOffIcon } from '../../../primitives/Icon/CameraOffIcon.tsx';
import { ImagesIcon } from '../../../primitives/Icon/ImagesIcon.tsx';
import { words } from '../../../text/words.ts';
import * as css from './ScanDialog.css.ts';
import { type ScanTrouble, troubleWords } from './scanWords.ts';

interface ScanProblemProps {
  problem: ScanTrouble;
  /** Left out where photos cannot be read, either. */
  onPhoto: (() => void) | undefined;
  onRetry: () => void;
}

/** Why nothing can be scanned, and what to do in its place. */
export function ScanProblem({ problem, onPhoto, onRetry }: ScanProblemProps) {
  const { title, about } = troubleWords[problem];
  return (
    <div className={css.problem} role="alert">
      <span className={css.problemMark}>
        <CameraOffIcon size="lg" />
      </span>
      <strong className={css.problemTitle}>{title}</strong>
      <p className={css.about}>{about}</p>
      <div className={css.ways}>
        {onPhoto && (
          <Button tone="brand" size="lg" icon={<ImagesIcon />} onPress={onPhoto}>
            Fotoğraf Seç
          </Button>
        )}
        <Button size="lg" onPress={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}
