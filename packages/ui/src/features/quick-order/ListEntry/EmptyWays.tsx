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

interface WayProps {
  icon: ReactNode;
  title: string;
  about: string;
  /** What it takes. */
  example: ReactNode;
  /** What it begins with. */
  children: ReactNode;
}

const Way = ({ icon, title, about, example, children }: WayProps) => (
  <div className={css.way}>
    <span className={css.mark}>{icon}</span>
    <h2 className={css.title}>{title}</h2>
    <p className={css.about}>{about}</p>
    <div className={css.example} aria-hidden="true" translate="no">
      {example}
    </div>
    {children}
  </div>
);

/** Lines, and what is understood of each. */
const understood = (lines: readonly (readonly [line: string, quantity: string])[]) =>
  lines.map(([line, quantity]) => (
    <div key={line} className={css.line}>
      <b>{line}</b>
      <span className={css.understood}>
        <CheckIcon size="xs" />
        {quantity}
      </span>
    </div>
  ));

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
          <Way
            icon={<ClipboardPasteIcon />}
            title="Yapıştır"
            about="Excel’den, e-postadan veya sohbetten; satır başına bir ürün."
            example={understood(pasted)}
          >
            {paste}
          </Way>
          <Way
            icon={<FileSpreadsheetIcon />}
            title="Dosya"
            about="Excel (.xlsx), CSV veya metin; hangi programdan çıktığı fark etmez."
            example={
              <>
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
              </>
            }
          >
            {file}
          </Way>
          <Way
            icon={<ScanBarcodeIcon />}
            title="Kamera"
            about="Rafın önünde telefonla; art arda okutun, aynı ürün sayılır."
            example={
              <>
                {understood(scanned)}
                EAN, UPC, Code 128, QR, GS1
              </>
            }
          >
            {camera}
          </Way>
        </div>
      </section>
      <div className={css.foot}>
        {sample}
        <span>En çok 10 MB ve {formatCount(rowLimit)} satır. Dosya tarayıcıda okunur.</span>
      </div>
    </>
  );
}
