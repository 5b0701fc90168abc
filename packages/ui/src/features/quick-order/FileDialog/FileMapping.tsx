import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { CircleCheckIcon } from '../../../primitives/Icon/CircleCheckIcon.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { columnLetter } from '../../../sheet/columnLetter.ts';
import { delimiterNames, encodingNames, readingWords } from '../../../sheet/read/readingWords.ts';
import { encodings } from '../../../sheet/read/decodeText.ts';
import type { FileReading, ToldText } from '../../../sheet/read/readTableFile.ts';
import type { SheetTable } from '../../../sheet/read/readWorkbook.ts';
import { delimiters } from '../../../sheet/read/delimiters.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { type ColumnGuess, guessColumns } from '../file/guessColumns.ts';
import { recallColumns, rememberColumns } from '../file/keptColumns.ts';
import { readRow } from '../file/readRow.ts';
import { rowLimit } from '../file/rowLimit.ts';
import { ListFooter } from '../ListFooter.tsx';
import type { ListLine } from '../list/ListLine.ts';
import { sumSteps } from '../list/readPastedList.ts';
import { useSteps } from '../../../query/useSteps.ts';
import { fact, headed, maps, whole } from './FileDialog.css.ts';
import { MappedRows } from './MappedRows.tsx';

export interface FileMappingProps {
  /** Whose file it is. */
  owner: string;
  /** Its tables as they are read by themselves. */
  found: readonly SheetTable[];
  reading: Extract<FileReading, { kind: 'read' }>;
  /** It is read anew, as what was told of it. */
  isReading: boolean;
  /** What somebody has said of its text, where it was found out wrongly. */
  told: ToldText;
  onTell: (told: ToldText) => void;
  onLines: (lines: readonly ListLine[]) => void;
  onClose: () => void;
  /** The dialog around it. */
  frame: (children: ReactNode, footer: ReactNode) => ReactNode;
}

/** No column has quantities: each row is one. */
const none = 'none';

/** Which sheet and which columns the list is in: found, shown on the first rows, and open to change. */
export function FileMapping({
  owner,
  found,
  reading,
  isReading,
  told,
  onTell,
  onLines,
  onClose,
  frame,
}: FileMappingProps) {
  const { sheets, as } = reading;
  const [place, setPlace] = useState(() => mostLike(sheets, owner));
  const { rows } = sheets[place] ?? { rows: [] };
  const ownRows = found[place]?.rows ?? noRows;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const guessed = useMemo(() => guessColumns(rows), [rows]);
  const remembered = useMemo(() => recallColumns(owner, ownRows), [owner, ownRows]);
  // Said of a text as it was cut then.
  const isAsThen =
    remembered !== undefined &&
    remembered.told?.delimiter === told.delimiter &&
    remembered.told?.encoding === told.encoding &&
    Math.max(remembered.code, remembered.quantity ?? 0) < width;
  // Columns are those of a sheet, and of a text as it is cut.
  const table = `${place} ${as === 'workbook' ? '' : as.delimiter}`;
  const [chosen, setChosen] = useState<{ readonly of: string; readonly mapping: ColumnGuess }>();
  const isChosen = chosen?.of === table;
  const mapping: ColumnGuess = isChosen ? chosen.mapping : isAsThen ? remembered : guessed;
  const setMapping = (changed: ColumnGuess) => setChosen({ of: table, mapping: changed });
  const { skipped, code, quantity } = mapping;

  const steps = useCallback(
    () =>
      sumSteps(rows.slice(skipped), (cells) =>
        code === undefined ? undefined : readRow(cells, { code, quantity, skipped }),
      ),
    [rows, skipped, code, quantity],
  );
  const { value: list, isCurrent } = useSteps(steps);
  const lines = list?.lines ?? [];
  const lost = lines.flatMap((line) => (line.kind === 'lostBarcode' ? [line.text] : []));
  const isTooLong = lines.length > rowLimit;

  const head = skipped > 0 ? (rows[skipped - 1] ?? []) : [];
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
              onChange={(value) => setPlace(Number(value))}
            />
          </div>
        )}
        {as !== 'workbook' && (
          <>
            <Select
              label="Karakter kodlaması"
              value={told.encoding ?? as.encoding}
              options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
              onChange={(encoding) => onTell({ encoding })}
            />
            <Select
              label="Ayırıcı"
              placeholder="Yok: tek sütun"
              value={told.delimiter ?? (as.delimiter || null)}
              options={delimiters.map((value) => ({ value, label: delimiterNames[value] }))}
              onChange={(delimiter) => onTell({ delimiter })}
            />
          </>
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
        {isAsThen && !isChosen && ' · Bu başlıkların eşlemesi hatırlandı'}
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
      isPending={isReading || !isCurrent}
      isTooLong={isTooLong}
      onLines={(those) => {
        const said = Object.keys(told).length > 0 ? told : undefined;
        if (code !== undefined) rememberColumns(owner, ownRows, { told: said, skipped, code, quantity });
        onLines(those);
      }}
      onClose={onClose}
    />,
  );
}

const noRows: SheetTable['rows'] = [];

/** The sheet whose head is remembered, or that has one with codes, else the first. */
function mostLike(sheets: readonly SheetTable[], owner: string): number {
  const known = sheets.findIndex(({ rows }) => recallColumns(owner, rows) !== undefined);
  return Math.max(0, known < 0 ? sheets.findIndex(({ rows }) => guessColumns(rows).skipped > 0) : known);
}
