import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { number, pager, position, positionOnPhone, step } from './Pagination.css.ts';

interface PaginationBase {
  /** Name of the landmark. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The words for a page, from its number; stands in for the numbers where there are many or no room. */
  pageLabel: (page: number) => string;
  /** From 1. */
  page: number;
  pageCount: number;
}

/** Either the page is in the address (links), or somebody above holds it (buttons). */
export type PaginationProps = PaginationBase &
  ({ hrefFor: (page: number) => string } | { onPageChange: (page: number) => void });

/** From this many pages on numbers would not fit: the words say the page instead. */
const manyPages = 10;

/** Goes through the pages of a list. Shows nothing where there is only one. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount } = props;
  if (pageCount <= 1) return null;
  const numbers = pageCount < manyPages ? Array.from({ length: pageCount }, (_, index) => index + 1) : [];
  return (
    <nav className={pager} aria-label={label}>
      <Step {...props} to={page - 1} rel="prev">
        <ChevronLeftIcon size="sm" />
        {previousLabel}
      </Step>
      {numbers.map((to) => (
        <span className={number} key={to}>
          <Step {...props} to={to}>
            {to}
          </Step>
        </span>
      ))}
      <span className={numbers.length > 0 ? positionOnPhone : position} aria-current="page">
        {pageLabel(page)}
      </span>
      <Step {...props} to={page + 1} rel="next">
        {nextLabel}
        <ChevronRightIcon size="sm" />
      </Step>
    </nav>
  );
}

function Step(props: PaginationProps & { to: number; rel?: string; children: ReactNode }) {
  const { to, page, pageCount, rel, children } = props;
  const isOutside = to < 1 || to > pageCount;
  const current = to === page ? 'page' : undefined;
  if ('hrefFor' in props) {
    return isOutside ? (
      <span className={step} role="link" aria-disabled="true">
        {children}
      </span>
    ) : (
      <a className={step} href={props.hrefFor(to)} rel={rel} aria-current={current}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={step}
      aria-disabled={isOutside || undefined}
      aria-current={current}
      onClick={() => !isOutside && to !== page && props.onPageChange(to)}
    >
      {children}
    </button>
  );
}
