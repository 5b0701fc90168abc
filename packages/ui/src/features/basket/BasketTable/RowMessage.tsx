import { AlertTriangleIcon } from '../../../primitives/Icon/AlertTriangleIcon.tsx';
import * as css from './BasketTable.css.ts';

export interface RowMessageProps {
  id: string;
  text: string;
  /** It has just happened, so it is read aloud; what was wrong from the start is not. */
  isNews: boolean;
  fix?: { readonly label: string; readonly product: string; readonly onPress: () => void } | undefined;
}

/** What is wrong with a row, under it, with one way to put it right. */
export function RowMessage({ id, text, isNews, fix }: RowMessageProps) {
  return (
    <div className={css.message} role="cell">
      <AlertTriangleIcon size="sm" />
      <span className={css.messageText} id={id} role={isNews ? 'alert' : undefined}>
        {text}
      </span>
      {fix && (
        <button
          type="button"
          className={css.fix}
          aria-label={`${fix.label}: ${fix.product}`}
          onClick={fix.onPress}
        >
          {fix.label}
        </button>
      )}
    </div>
  );
}
