import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { DocumentLine } from '@vitrin/api-client/reports/document';
import type { ReactNode } from 'react';
import { columns as tracks } from '../../../primitives/Table/Table.css.ts';
import type { Stripes } from '../Barcode/encodeBarcode.ts';
import { type DocumentColumn, tracksOf, widthOf } from './documentColumns.tsx';
import * as css from './DocumentLines.css.ts';
import { inRem } from '../../../theme/inRem.ts';

export interface DocumentLinesProps {
  label: string;
  columns: readonly DocumentColumn[];
  lines: readonly DocumentLine[];
  /** Bar codes that can be drawn, by their text. */
  stripes: ReadonlyMap<string, Stripes | undefined>;
}

/** Lines of a document: a table, on phones cards. */
export function DocumentLines({ label, columns, lines, stripes }: DocumentLinesProps) {
  return (
    <DocumentTable label={label} columns={columns}>
      {lines.map((line, index) => (
        // Lines have no ids of their own in every backend, and never change places.
        <div role="row" className={css.row} key={index}>
          {columns.map(({ key, title, look, show }) => (
            <div
              role="cell"
              className={`${css.looks[look]} ${css.places[key]}`}
              translate={key === 'kind' || key === 'unit' ? undefined : 'no'}
              data-label={title}
              key={key}
            >
              {show(line, stripes)}
            </div>
          ))}
        </div>
      ))}
    </DocumentTable>
  );
}

export interface DocumentTableProps extends Pick<DocumentLinesProps, 'label' | 'columns'> {
  isLoading?: boolean;
  children: ReactNode;
}

/** The head of the lines around whatever stands for them. */
export function DocumentTable({ label, columns, isLoading = false, children }: DocumentTableProps) {
  return (
    <div
      className={css.scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-fits={widthOf(columns) <= css.panelWidth || undefined}
    >
      <div
        role="table"
        aria-label={label}
        aria-busy={isLoading || undefined}
        className={css.table}
        style={assignInlineVars({ [tracks]: inRem(tracksOf(columns)) })}
      >
        <div role="row" className={css.head}>
          {columns.map(({ key, title, look }) => (
            <div
              role="columnheader"
              className={key === 'name' ? `${css.looks[look]} ${css.pinned}` : css.looks[look]}
              key={key}
            >
              {title}
            </div>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
