import type { ReactNode } from 'react';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { number, pager, position, positionOnPhone, step } from './Pagination.css.ts';

export interface PaginationProps {
  /** Name of the landmark. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The words for a page, from its number; stands in for the numbers where there are many or no room. */
  pageLabel: (page: number) => string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page. It takes the place of this one in the history, so that Back leaves the list. */
  hrefFor: (page: number) => string;
}

/** From this many pages on numbers would not fit: the words say the page instead. */
const manyPages = 10;

/** Goes through the pages of a list that has its page in the address. Shows nothing where there is only one. */
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

function Step({
  to,
  page,
  pageCount,
  hrefFor,
  rel,
  children,
}: PaginationProps & { to: number; rel?: string; children: ReactNode }) {
  const isOutside = to < 1 || to > pageCount;
  return (
    <a
      className={step}
      rel={rel}
      aria-current={to === page ? 'page' : undefined}
      data-replace=""
      // At an end the same element stays, and keeps the focus it has.
      {...(isOutside ? { role: 'link', 'aria-disabled': true, tabIndex: -1 } : { href: hrefFor(to) })}
    >
      {children}
    </a>
  );
}
