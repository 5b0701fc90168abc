import { UsersIcon } from '../../../primitives/Icon/UsersIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { serverPaths } from '../../../paths.ts';
import {
  acts,
  banner,
  company as companyStyle,
  end,
  line,
  mark,
  number as numberStyle,
  words,
} from './DelegationBanner.css.ts';

export interface DelegationBannerProps {
  /** The company that is acted for. */
  company: string;
  /** What tells it from others of its name, as 'No 917'. */
  number?: string | undefined;
  /** Nobody knows yet whether it still is: the banner keeps its place and says nothing. */
  isAwaited?: boolean;
}

/** Says for whom everything on this page happens, and leads back to one's own company. */
export function DelegationBanner({ company, number, isAwaited = false }: DelegationBannerProps) {
  return (
    <aside className={banner} aria-label="Firma adına işlem" aria-busy={isAwaited}>
      <div className={line} data-awaited={isAwaited || undefined}>
        <span className={mark}>
          <UsersIcon />
        </span>
        <p className={words}>
          <strong className={companyStyle} title={company} translate="no">
            {company}
          </strong>{' '}
          <span className={acts}>
            adına işlem yapıyorsunuz{' '}
            <span className={end}>
              <Link href={serverPaths.endDelegation()} tone="underlined">
                Sonlandır
              </Link>
            </span>
          </span>
          {number !== undefined && (
            <span className={numberStyle} translate="no">
              ({number})
            </span>
          )}
        </p>
      </div>
    </aside>
  );
}
