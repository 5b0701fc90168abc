import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AlertTriangleIcon } from '../../../primitives/Icon/AlertTriangleIcon.tsx';
import { CheckIcon } from '../../../primitives/Icon/CheckIcon.tsx';
import { readableRatio } from '../../../theme/contrast.ts';
import { formatRatio } from '../../../text/formatRatio.ts';
import type { MeasuredContrast } from '../measureContrast.ts';
import { line, note, warning } from './ContrastNote.css.ts';

export interface ContrastNoteProps {
  contrast: MeasuredContrast;
  /** Takes the readable one of black and white, `#RRGGBB`. */
  onCorrect: (color: string) => void;
}

/** How well a text can be read on its ground, with the way out where it cannot (WCAG 2 AA). */
export function ContrastNote({ contrast: { ratio, better }, onCorrect }: ContrastNoteProps) {
  const isReadable = ratio >= readableRatio;
  return (
    <div className={note} role="status">
      <div className={line}>
        <span>Karşıtlık</span>
        <Badge tone={isReadable ? 'positive' : 'caution'} size="md">
          {isReadable ? <CheckIcon size="xs" /> : <AlertTriangleIcon size="xs" />}
          {isReadable ? `AA ${formatRatio(ratio)}` : formatRatio(ratio)}
        </Badge>
      </div>
      {!isReadable && (
        <>
          <p className={warning}>Bu yazı rengi zeminde okunmuyor: en az 4,5:1 olmalı.</p>
          <Button size="sm" onPress={() => onCorrect(better)}>
            {better === '#000000' ? 'Siyah yazı kullan' : 'Beyaz yazı kullan'}
          </Button>
        </>
      )}
    </div>
  );
}
