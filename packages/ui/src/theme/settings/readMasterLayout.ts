import { readField } from '@vitrin/api-client/read/readField';

/** Where the categories are: in a menu of the header, or in a column beside the page. */
export type MasterLayout = 'default' | 'sidebar';

/** Where themeSettings say so. */
export const masterPlace: readonly string[] = ['layouts', 'master'];

/** A value as it may stand there; anything but `sidebar` is the default. */
export const readMaster = (value: unknown): MasterLayout => (value === 'sidebar' ? 'sidebar' : 'default');

/** The master layout of themeSettings. */
export const readMasterLayout = (themeSettings: unknown): MasterLayout =>
  readMaster(masterPlace.reduce(readField, themeSettings));
