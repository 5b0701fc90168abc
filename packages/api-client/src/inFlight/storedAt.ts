import { browserStorage } from '../stored/browserStorage.ts';

/** Where the record of a write is kept. */
export const storedAt = (key: string) => `once ${key}`;

/** Whether something is remembered of a write: for who has not yet fetched what reads it. */
export const isRemembered = (key: string): boolean => browserStorage.local.read(storedAt(key)) !== null;
