import { readAmount } from '../read/readAmount.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readHtml } from '../read/readHtml.ts';
import { readText } from '../read/readText.ts';
import type { Application } from './application.ts';

/** A setting as text; '' when it is missing, null, or not a plain value. */
export function setting(application: Pick<Application, 'settings'>, name: string): string {
  const value = readField(application.settings, name);
  return typeof value === 'boolean' ? String(value) : readText(value);
}

/** A setting that holds HTML, raw: sanitise before showing. */
export function settingHtml(application: Pick<Application, 'settings'>, name: string): string {
  return readHtml(readField(application.settings, name));
}

/** Whether an on/off setting is on. */
export function settingFlag(application: Pick<Application, 'settings'>, name: string): boolean {
  return readFlag(readField(application.settings, name));
}

/** A setting that is an amount or a number, undefined when it is none. */
export function settingNumber(application: Pick<Application, 'settings'>, name: string): number | undefined {
  return readAmount(readField(application.settings, name));
}
