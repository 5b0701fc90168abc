import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { current, link, separator, step, trail } from './Breadcrumb.css.ts';

export interface Crumb {
  title: string;
  /** Left out for a level that has no page. */
  href?: string | undefined;
  /** It is called so in every language: no page translation touches it. */
  isName?: boolean;
}

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string;
  /** From the top down; the last one is this page. */
  crumbs: readonly Crumb[];
  /** The names are still on their way: the place is kept. */
  isLoading?: boolean;
}

/** Where this page stands. */
export function Breadcrumb({ label, crumbs, isLoading = false }: BreadcrumbProps) {
  return (
    <nav aria-label={label} aria-busy={isLoading || undefined}>
      <ol className={trail}>
        {crumbs.map((crumb, index) => (
          <li className={step} key={`${index} ${crumb.title}`}>
            {index > 0 && <Separator />}
            {index === crumbs.length - 1 && !isLoading ? (
              <span
                className={current}
                aria-current="page"
                title={crumb.title}
                translate={crumb.isName ? 'no' : undefined}
              >
                {crumb.title}
              </span>
            ) : crumb.href === undefined ? (
              crumb.title
            ) : (
              <a className={link} href={crumb.href} title={crumb.title}>
                {crumb.title}
              </a>
            )}
          </li>
        ))}
        {isLoading && (
          <li className={step}>
            {crumbs.length > 0 && <Separator />}
            <Skeleton width={120} />
          </li>
        )}
      </ol>
    </nav>
  );
}

const Separator = () => (
  <span className={separator}>
    <ChevronRightIcon size="xs" />
  </span>
);
