import { originLines } from '../originLines.ts';
import { type PaperShape, usePageNumbers } from '../../../print/paperRules.ts';
import type { ReportOrigin } from '../ReportSheet.ts';
import * as css from './PaperHead.css.ts';

export interface PaperHeadProps {
  origin: ReportOrigin;
  /** How the paper has to lie; left out, as the reader chooses. */
  shape?: PaperShape;
}

/** What a printed report says of itself, which the page around it says on the screen; its pages are numbered. */
export function PaperHead({ origin, shape }: PaperHeadProps) {
  usePageNumbers(shape);
  return (
    <dl className={css.head}>
      {originLines(origin).map(([word, text]) => (
        <div key={word}>
          <dt className={css.term}>{word}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
