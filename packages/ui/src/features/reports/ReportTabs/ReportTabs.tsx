import { paths } from '../../../paths.ts';
import { reportTypes, type ReportType } from '../../../routes.ts';
import { wholeOnFocus } from '../../../primitives/wholeOnFocus.ts';
import { reportTitles } from '../../../text/reportTitles.ts';
import { link, list } from './ReportTabs.css.ts';

export interface ReportTabsProps {
  /** The one that is shown. */
  type: ReportType;
}

/** The four reports, each at an address of its own. */
export function ReportTabs({ type }: ReportTabsProps) {
  return (
    <nav className={list} aria-label="Raporlar" {...wholeOnFocus}>
      {reportTypes.map((one) => (
        <a
          key={one}
          ref={one === type ? bringIntoView : undefined}
          className={link}
          href={paths.report.to({ type: one })}
          aria-current={one === type ? 'page' : undefined}
        >
          {reportTitles[one]}
        </a>
      ))}
    </nav>
  );
}

/** On a phone the row is longer than the window. Only the row is moved, never the page. */
function bringIntoView(current: HTMLElement | null) {
  const row = current?.parentElement;
  if (row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
