import { readField } from '@vitrin/api-client/read/readField';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** How codes are scanned in this browser. */
export interface ScanSettings {
  readonly hasSound: boolean;
  readonly hasVibration: boolean;
  /** The number of the camera that was chosen. */
  readonly camera?: string | undefined;
}

const stored = storedValue(storedKeys.scanning, (kept): ScanSettings => {
  const camera = readField(kept, 'camera');
  return {
    hasSound: readField(kept, 'hasSound') !== false,
    hasVibration: readField(kept, 'hasVibration') !== false,
    camera: typeof camera === 'string' ? camera : undefined,
  };
});

export const readScanSettings = (): ScanSettings => stored.get();
export const keepScanSettings = (settings: ScanSettings): void => void stored.set(settings);
