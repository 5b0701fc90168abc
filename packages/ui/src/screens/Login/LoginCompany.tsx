import type { LoginPage } from '@vitrin/api-client/session/loginPage';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../features/navigation/LoadFailure/LoadFailure.tsx';
import { MailIcon } from '../../primitives/Icon/MailIcon.tsx';
import { MapPinIcon } from '../../primitives/Icon/MapPinIcon.tsx';
import { PhoneIcon } from '../../primitives/Icon/PhoneIcon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { phoneAddress } from '../../text/phoneAddress.ts';
import { company, companyName, line, mark } from './Login.css.ts';

export interface LoginCompanyProps {
  /** Undefined until it has come. */
  page: LoginPage | undefined;
  onRetry: (() => void) | undefined;
}

/** Who runs the shop and how to reach them. */
export function LoginCompany({ page, onRetry }: LoginCompanyProps) {
  if (onRetry) {
    return (
      <div className={company}>
        <LoadFailure onRetry={onRetry} />
      </div>
    );
  }
  if (page === undefined) {
    return (
      <div className={company} aria-busy="true">
        {[240, 300, 120, 180].map((width) => (
          <Skeleton key={width} width={width} height={14} isLine />
        ))}
      </div>
    );
  }
  return (
    <address className={company}>
      {page.companyName !== '' && (
        <strong className={companyName} translate="no">
          {page.companyName}
        </strong>
      )}
      {page.address !== '' && <Line icon={<MapPinIcon size="sm" />}>{page.address}</Line>}
      {page.phone !== '' && (
        <Line icon={<PhoneIcon size="sm" />}>
          <a href={phoneAddress(page.phone)}>{page.phone}</a>
        </Line>
      )}
      {page.email !== '' && (
        <Line icon={<MailIcon size="sm" />}>
          <a href={`mailto:${page.email}`}>{page.email}</a>
        </Line>
      )}
    </address>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={line}>
      <span className={mark}>{icon}</span>
      <span>{children}</span>
    </span>
  );
}
