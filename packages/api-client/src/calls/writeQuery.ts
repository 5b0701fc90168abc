import { asTyped } from '../read/asTyped.ts';

/** What is searched for, as a keyboard types it: the backend compares codes sign by sign. */
export const writeQuery = (text: string): string => asTyped(text.toWellFormed()).trim();
