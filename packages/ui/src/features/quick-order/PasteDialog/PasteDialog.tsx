import { useCallback, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { LineState } from '../LineState/LineState.tsx';
import { ListFooter } from '../ListFooter.tsx';
import type { ListLine } from '../list/ListLine.ts';
import { pastedSteps } from '../list/readPastedList.ts';
import { useSteps } from '../../../query/useSteps.ts';
import { rowLimit } from '../file/rowLimit.ts';
import { code, item, list, merged, more, nothing, number, sides, twoLines, word } from './PasteDialog.css.ts';

export interface PasteDialogProps {
  isOpen: boolean;
  /** What stands in the box: kept by whoever opens this, so that closing loses nothing. */
  text: string;
  onTextChange: (text: string) => void;
  /** Told the lines that were understood, those with an error among them. */
  onLines: (lines: readonly ListLine[]) => void;
  onClose: () => void;
}

/** Characters with which a browser's field is still quick: one of thousands of lines holds the page up for half a second. */
const longest = 20_000;
/** Lines of a longer text that the field shows, to be looked at only. */
const shownLines = 100;
/** Of a list of thousands, what is worth a look: the first lines, and those with errors before all. */
const shown = 40;

/** Takes a list as text and shows what is understood of it, before it becomes rows. */
export function PasteDialog({ isOpen, text, onTextChange, onLines, onClose }: PasteDialogProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const steps = useCallback(() => pastedSteps(text), [text]);
  const { value: read, isCurrent } = useSteps(steps);
  const lines = read?.lines ?? [];
  const isShortened = text.length > longest;
  const isTooLong = lines.length > rowLimit;
  return (
    <Dialog
      title="Liste Yapıştır"
      size="xl"
      placement="top"
      isFullScreenOnPhone
      closeLabel={words.close}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <ListFooter
          summed={read?.summed ?? 0}
          lines={lines}
          isPending={!isCurrent}
          isTooLong={isTooLong}
          onLines={onLines}
          onClose={onClose}
        />
      }
    >
      <div className={sides}>
        <TextArea
          ref={box}
          label="Ürün listesi"
          rows={12}
          value={isShortened ? text.split('\n', shownLines).join('\n') : text}
          isReadOnly={isShortened}
          onChange={onTextChange}
          onPaste={(event) => {
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const pasted = event.clipboardData.getData('text/plain');
            if (isShortened || value.length + pasted.length <= longest) return;
            event.preventDefault();
            onTextChange(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
          }}
          description={
            isShortened ? (
              <>
                Uzun listenin ilk {shownLines} satırı görünüyor; hepsi aktarılır.{' '}
                <Button
                  size="sm"
                  tone="quiet"
                  onPress={() => {
                    onTextChange('');
                    // The button goes with the list.
                    box.current?.focus();
                  }}
                >
                  Listeyi Sil
                </Button>
              </>
            ) : (
              'Satır başına bir ürün: Excel’den, e-postadan veya sohbetten.'
            )
          }
          errorMessage={
            isTooLong
              ? `Bir kerede en çok ${formatCount(rowLimit)} satır aktarılır; listeyi bölüp yapıştırın.`
              : undefined
          }
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
        <Understood lines={lines} />
      </div>
    </Dialog>
  );
}

function Understood({ lines }: { lines: readonly ListLine[] }) {
  const isLong = lines.length > shown;
  const faultyFirst = isLong
    ? [...lines.filter(({ kind }) => kind !== 'product'), ...lines.filter(({ kind }) => kind === 'product')]
    : lines;
  return (
    <div>
      <div className={word} aria-hidden="true">
        Anlaşılan
      </div>
      {lines.length === 0 ? (
        <p className={nothing}>Yapıştırdığınız satırlar burada kod ve miktar olarak görünür.</p>
      ) : (
        <ul className={list} aria-label="Anlaşılan">
          {faultyFirst.slice(0, shown).map((line, place) => (
            // Lines have no name of their own: two unreadable ones may be alike.
            <li key={`${place}`} className={item}>
              <span className={code}>
                <span className={twoLines}>{'code' in line ? line.code : line.text}</span>
                {line.kind === 'product' && line.merged !== undefined && (
                  <small className={merged}>{formatCount(line.merged)} satır birleştirildi</small>
                )}
              </span>
              <span className={number}>{quantityOf(line)}</span>
              <LineState kind={line.kind} />
            </li>
          ))}
          {isLong && <li className={more}>ve {formatCount(lines.length - shown)} satır daha</li>}
        </ul>
      )}
    </div>
  );
}

function quantityOf(line: ListLine): string {
  if (line.kind === 'product') return formatCount(line.quantity);
  if (line.kind === 'badQuantity') return line.text;
  return line.kind === 'lostBarcode' ? line.quantity : '';
}
