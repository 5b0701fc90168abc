import type { ReactNode } from 'react';
import { CheckIcon } from '../../../primitives/Icon/CheckIcon.tsx';
import { ClipboardPasteIcon } from '../../../primitives/Icon/ClipboardPasteIcon.tsx';
import { FileSpreadsheetIcon } from '../../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { ScanBarcodeIcon } from '../../../primitives/Icon/ScanBarcodeIcon.tsx';
import { UploadIcon } from '../../../primitives/Icon/UploadIcon.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { rowLimit } from '../file/rowLimit.ts';
import * as css from './EmptyWays.css.ts';

export interface EmptyWaysProps {
  /** What each way begins with. */
  paste: ReactNode;
  file: ReactNode;
  camera: ReactNode;
  sample: ReactNode;
}

const pasted = [
  ['TK-1855-2B;6', '6'],
  ['5 x EK-NYM-3250', '5'],
  ['VT-C16-1PN - 96 adet', '96'],
  ['8690224318764   1.000', '1.000'],
] as const;
const scanned = [
  ['8690224281570', '3'],
  ['8690224616280', '12'],
  ['8690224467523', '24'],
] as const;
const columns = [
  ['HS-KV-1000', '25'],
  ['SF-NTR-09', '144'],
  ['RN-PSY-400', '36'],
] as const;

/** How a list is brought where there is none yet: each way with what it takes. */
export function EmptyWays({ paste, file, camera, sample }: EmptyWaysProps) {
  return (
    <>
      <section className={css.place} aria-label="Liste getirme yolları">
        <div className={css.drop}>
          <UploadIcon size="lg" />
          <div>
            <strong className={css.title}>Listenizi buraya bırakın veya yapıştırın</strong>
            <p className={css.about}>
              Sütunları, birimleri ve satır numaralarını biz ayırırız. Sepete bir şey eklenmeden önce her
              satırı görürsünüz.
            </p>
          </div>
        </div>
        <div className={css.ways}>
          <div className={css.way}>
            <span className={css.mark}>
              <ClipboardPasteIcon />
            </span>
            <h2 className={css.title}>Yapıştır</h2>
            <p className={css.about}>Excel’den, e-postadan veya sohbetten; satır başına bir ürün.</p>
            <div className={css.example} aria-hidden="true" translate="no">
              {pasted.map(([line, quantity]) => (
                <div key={line} className={css.line}>
                  <b>{line}</b>
                  <span className={css.understood}>
                    <CheckIcon size="xs" />
                    {quantity}
                  </span>
                </div>
              ))}
            </div>
            {paste}
          </div>
          <div className={css.way}>
            <span className={css.mark}>
              <FileSpreadsheetIcon />
            </span>
            <h2 className={css.title}>Dosya</h2>
            <p className={css.about}>Excel (.xlsx), CSV veya metin; hangi programdan çıktığı fark etmez.</p>
            <div className={css.example} aria-hidden="true" translate="no">
              <div className={css.line}>
                <span>Stok Kodu</span>
                <span>Sipariş Adedi</span>
              </div>
              {columns.map(([code, quantity]) => (
                <div key={code} className={css.line}>
                  <b>{code}</b>
                  <b>{quantity}</b>
                </div>
              ))}
            </div>
            {file}
          </div>
          <div className={css.way}>
            <span className={css.mark}>
              <ScanBarcodeIcon />
            </span>
            <h2 className={css.title}>Kamera</h2>
            <p className={css.about}>Rafın önünde telefonla; art arda okutun, aynı ürün sayılır.</p>
            <div className={css.example} aria-hidden="true" translate="no">
              {scanned.map(([code, quantity]) => (
                <div key={code} className={css.line}>
                  <b>{code}</b>
                  <span className={css.understood}>
                    <CheckIcon size="xs" />
                    {quantity}
                  </span>
                </div>
              ))}
              EAN, UPC, Code 128, QR, GS1
            </div>
            {camera}
          </div>
        </div>
      </section>
      <div className={css.foot}>
        {sample}
        <span>En çok 10 MB ve {formatCount(rowLimit)} satır. Dosya tarayıcıda okunur.</span>
      </div>
    </>
  );
}
