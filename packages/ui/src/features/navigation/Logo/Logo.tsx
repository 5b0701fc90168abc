import { useState } from 'react';
import { paths, serverPaths } from '../../../paths.ts';
import { logo, name as nameStyle, picture } from './Logo.css.ts';

export interface LogoProps {
  /** File of the shop's logo, or ''. */
  file: string;
  /** Name of the shop, which stands where the logo is missing. */
  name: string;
}

/** The shop's logo, which leads home. Its height is the theme's. */
export function Logo({ file, name }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <a className={logo} id="elements-logo" href={paths.home.to()} aria-label={name || 'Ana Sayfa'}>
      {file === '' || file === failed ? (
        <span className={nameStyle}>{name}</span>
      ) : (
        <img
          className={picture}
          src={serverPaths.logo(file)}
          alt=""
          fetchPriority="high"
          onError={() => setFailed(file)}
        />
      )}
    </a>
  );
}
