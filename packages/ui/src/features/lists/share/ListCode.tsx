import { useMemo } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../../primitives/Icon/DownloadIcon.tsx';
import { saveFile } from '../../../primitives/saveFile.ts';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { type DrawnCode, drawCode, quietZone } from './drawCode.ts';
import * as css from './ListCode.css.ts';

export interface ListCodeProps {
  link: string;
  /** What its file is called. */
  name: string;
}

/** Px that a code takes at least; of a dense one more, so that cameras still tell its modules. */
const leastSide = 248;
const leastModule = 2;
/** Px of a module in the file: large enough to be printed. */
const savedModule = 8;

/** A link as a QR code for the camera of a phone. */
export function ListCode({ link, name }: ListCodeProps) {
  const code = useMemo(() => drawCode(link), [link]);
  // Modules of whole pixels: none is wider than its neighbour.
  const side = code.size * Math.max(leastModule, Math.floor(leastSide / code.size));
  return (
    <>
      <svg
        className={css.code}
        role="img"
        aria-label="Liste kodu"
        width={side}
        height={side}
        viewBox={`${-quietZone} ${-quietZone} ${code.size} ${code.size}`}
      >
        <path className={css.modules} d={code.path} />
      </svg>
      <p className={css.words}>Telefonun kamerasıyla okutun</p>
      <div className={css.save}>
        <Button size="sm" icon={<DownloadIcon size="sm" />} onPress={() => savePicture(code, `${name}.png`)}>
          QR’ı İndir
        </Button>
      </div>
    </>
  );
}

function savePicture({ size, path }: DrawnCode, fileName: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = size * savedModule;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(savedModule, 0, 0, savedModule, quietZone * savedModule, quietZone * savedModule);
    context.fillStyle = 'black';
    context.clip(new Path2D(path));
    context.fillRect(0, 0, size, size);
  }
  canvas.toBlob((picture) => {
    if (picture) saveFile(picture, fileName);
    else toasts.show({ tone: 'critical', title: 'Resim hazırlanamadı.' });
  });
}
