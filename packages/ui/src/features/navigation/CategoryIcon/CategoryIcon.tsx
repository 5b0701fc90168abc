import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { readIconClass } from '@vitrin/api-client/read/readIconClass';
import { useState } from 'react';
import { iconAddress } from '../../../paths.ts';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { drawing, fallback, icon as iconStyle } from './CategoryIcon.css.ts';

export interface CategoryIconProps {
  /** Font Awesome class pair as the server has it, or ''. */
  icon: string;
}

/** The drawing of a category in the colour of its text; a quiet parcel where it has none or none can be loaded. */
export function CategoryIcon({ icon }: CategoryIconProps) {
  const [failed, setFailed] = useState<string>();
  const known = readIconClass(icon);
  const address = known && iconAddress(known.style, known.name);
  if (address === undefined || address === failed) {
    return (
      <span className={fallback}>
        <PackageIcon size="sm" />
      </span>
    );
  }
  return (
    <img
      className={iconStyle}
      style={assignInlineVars({ [drawing]: `url("${address}")` })}
      src={address}
      alt=""
      onError={() => setFailed(address)}
    />
  );
}
