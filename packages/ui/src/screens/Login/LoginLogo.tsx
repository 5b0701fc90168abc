import type { LoginPage } from '@vitrin/api-client/session/loginPage';
import { useState } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { serverPaths } from '../../paths.ts';
import { brand, logo } from './Login.css.ts';

export interface LoginLogoProps {
  /** Undefined until it has come. */
  page: LoginPage | undefined;
  /** It will not come of itself. */
  hasFailed: boolean;
}

/** The shop's logo; its name where there is none or it cannot be loaded. */
export function LoginLogo({ page, hasFailed }: LoginLogoProps) {
  const [failed, setFailed] = useState<string>();
  if (page === undefined) {
    return (
      <div className={brand} aria-busy={!hasFailed || undefined}>
        {!hasFailed && <Skeleton width={180} height={40} shape="control" />}
      </div>
    );
  }
  return (
    <div className={brand} id="elements-logo">
      {page.logo === '' || page.logo === failed ? (
        page.companyName
      ) : (
        <img
          className={logo}
          src={serverPaths.logo(page.logo)}
          alt={page.companyName}
          onError={() => setFailed(page.logo)}
        />
      )}
    </div>
  );
}
