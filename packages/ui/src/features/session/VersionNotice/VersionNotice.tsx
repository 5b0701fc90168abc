import { Button } from '../../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { RefreshIcon } from '../../../primitives/Icon/RefreshIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { words } from '../../../text/words.ts';
import { notice, title } from './VersionNotice.css.ts';

export interface VersionNoticeProps {
  /** Loads the page of the new version. */
  onTake: () => void;
  onClose: () => void;
}

/** Says that the shop has a new version: it waits until somebody has the time for it. */
export const VersionNotice = ({ onTake, onClose }: VersionNoticeProps) => (
  <div className={notice} role="status">
    <RefreshIcon />
    <span className={title}>Yeni sürüm hazır</span>
    <Button tone="brand" size="sm" onPress={onTake}>
      Yenile
    </Button>
    <IconButton label={words.close} size="sm" onPress={onClose}>
      <CloseIcon size="sm" />
    </IconButton>
  </div>
);
