import { Button } from '../../primitives/Button/Button.tsx';
import { CloudOffIcon } from '../../primitives/Icon/CloudOffIcon.tsx';
import { RefreshIcon } from '../../primitives/Icon/RefreshIcon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { bar, line, number, panel } from './LookupProgress.css.ts';

export interface LookupProgressProps {
  done: number;
  all: number;
  isStopped: boolean;
  /** Codes whose call failed. */
  failed: number;
  onStop: () => void;
  onResume: () => void;
  onRetry: () => void;
}

/** How far the codes are looked up, and the way to stop, go on and try again. */
export function LookupProgress({
  done,
  all,
  isStopped,
  failed,
  onStop,
  onResume,
  onRetry,
}: LookupProgressProps) {
  const isRunning = done < all;
  return (
    <div className={panel}>
      {isRunning && (
        <>
          <span className={line}>
            {!isStopped && <Spinner />}
            <span>
              <b className={number}>
                {formatCount(done)} / {formatCount(all)}
              </b>{' '}
              kod arandı
            </span>
            <progress className={bar} value={done} max={all} aria-label="Aranan kodlar" />
          </span>
          <Button size="sm" onPress={isStopped ? onResume : onStop}>
            {isStopped ? 'Devam Et' : 'Durdur'}
          </Button>
        </>
      )}
      {failed > 0 && !isRunning && (
        <span className={line}>
          <CloudOffIcon size="sm" />
          <span>
            <b className={number}>{formatCount(failed)}</b> kod aranamadı
          </span>
        </span>
      )}
      {failed > 0 && (
        <Button size="sm" icon={<RefreshIcon size="sm" />} onPress={onRetry}>
          Başarısızları Yeniden Dene
        </Button>
      )}
    </div>
  );
}
