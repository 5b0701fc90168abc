import { type ReactNode, useCallback, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { CircleCheckIcon } from '../../../primitives/Icon/CircleCheckIcon.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { columnLetter } from '../../../sheet/columnLetter.ts';
import { readingWords } from '../../../sheet/read/readingWords.ts';
import type { FileReading } from '../../../sheet/read/readTableFile.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { guessColumns } from '../file/guessColumns.ts';
import { readRow } from '../file/readRow.ts';
import { rowLimit } from '../file/rowLimit.ts';
import { ListFooter } from '../ListFooter.tsx';
import type { ListLine } from '../list/ListLine.ts';
import { sumSteps } from '../list/readPastedList.ts';
import { useSteps } from '../../../query/useSteps.ts';
import { fact, headed, maps, whole } from './FileDialog.css.ts';
import { MappedRows } from './MappedRows.tsx';

export interface FileMappingProps {
  reading: Extract<FileReading, { kind: 'read' }>;
  onLines: (lines: readonly ListLine[]) => void;
  onClose: () => void;
  /** The dialog around it. */
  frame: (children: ReactNode, footer: ReactNode) => ReactNode;
}

/** No column has quantities: each row is one. */
const none = 'none';

/** Which sheet and which columns the list is in: found, shown on the first rows, and open to change. */
export function FileMapping({ reading, onLines, onClose, frame }: FileMappingProps) {
  const { sheets, as } = reading;
  const [place, setPlace] = useState(() => mostLike(sheets));
  const { rows } = sheets[place] ?? { rows: [] };
  const [mapping, setMapping] = useState(() => guessColumns(rows));
  const { skipped, code, quantity } = mapping;

  const steps = useCallback(
    () =>
      sumSteps(rows.slice(skipped), (cells) =>
        code === undefined ? undefined : readRow(cells, { code, quantity }),
      ),
    [rows, skipped, code, quantity],
  );
  const { value: list, isCurrent } = useSteps(steps);
  const lines = list?.lines ?? [];
  const lost = lines.flatMap((line) => (line.kind === 'lostBarcode' ? [line.text] : []));
  const isTooLong = lines.length > rowLimit;

  const head = skipped > 0 ? (rows[skipped - 1] ?? []) : [];
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => ({
    value: String(column),
    label: [columnLetter(column), head[column] || rows[skipped]?.[column]].filter(Boolean).join(' · '),
  }));

  return frame(
    <>
      <div className={maps}>
        {sheets.length > 1 && (
          <div className={whole}>
            <Select
              label="Sayfa"
              value={String(place)}
              options={sheets.map((sheet, index) => ({
                value: String(index),
                label: `${sheet.name} · ${formatCount(sheet.rows.length)} satır`,
              }))}
              onChange={(value) => {
                setPlace(Number(value));
                setMapping(guessColumns(sheets[Number(value)]?.rows ?? []));
              }}
            />
          </div>
        )}
        <Select
          label="Kod sütunu"
          placeholder="Seçin"
          value={code === undefined ? null : String(code)}
          options={columns}
          onChange={(value) =>
            setMapping({
              ...mapping,
              code: Number(value),
              // A column is one of the two.
              quantity: quantity === Number(value) ? undefined : quantity,
            })
          }
        />
        <Select
          label="Miktar sütunu"
          value={quantity === undefined ? none : String(quantity)}
          options={[
            ...columns.filter(({ value }) => value !== String(code)),
            { value: none, label: 'Yok: her satır 1' },
          ]}
          onChange={(value) =>
            setMapping({ ...mapping, quantity: value === none ? undefined : Number(value) })
          }
        />
        <div className={headed}>
          <Checkbox
            isSelected={skipped > 0}
            onChange={(isHeaded) =>
              setMapping({ ...mapping, skipped: isHeaded ? guessColumns(rows).skipped || 1 : 0 })
            }
          >
            İlk satır başlık
          </Checkbox>
        </div>
      </div>
      <p className={fact}>
        <CircleCheckIcon size="sm" />
        {readingWords(as)}
      </p>
      {lost.length > 0 && (
        <Alert tone="caution" title={`${formatCount(lost.length)} satırda barkod kayıp.`}>
          Tablo programı barkodu {lost[0]} biçiminde yazmış, son haneleri silinmiş. Bu satırlar aranmaz,
          hatalı satır olarak kalır. Özgün tabloda sütunu ‘Metin’ biçimine alıp dosyayı yeniden kaydedin.
        </Alert>
      )}
      {isTooLong && (
        <Alert tone="critical">
          Bir kerede en çok {formatCount(rowLimit)} satır aktarılır; listeyi bölüp parçaları ayrı dosyalara
          kaydedin.
        </Alert>
      )}
      <MappedRows rows={rows} mapping={mapping} head={head} width={width} />
    </>,
    <ListFooter
      summed={list?.summed ?? 0}
      lines={lines}
      isPending={!isCurrent}
      isTooLong={isTooLong}
      onLines={onLines}
      onClose={onClose}
    />,
  );
}

/** The sheet that has a head with codes, else the first. */
function mostLike(sheets: FileMappingProps['reading']['sheets']): number {
  return Math.max(
    0,
    sheets.findIndex(({ rows }) => guessColumns(rows).skipped > 0),
  );
}
