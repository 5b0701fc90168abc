import { readField } from '@vitrin/api-client/read/readField';

/** Where the categories are: in a menu of the header, or in a column beside the page. */
export type MasterLayout = 'default' | 'sidebar';

/** Reads `layouts.master` of themeSettings; anything but `sidebar` is the default. */
export function readMasterLayout(themeSettings: unknown): MasterLayout {
  return readField(readField(themeSettings, 'layouts'), 'master') === 'sidebar' ? 'sidebar' : 'default';
}
