import type { Count } from './Count.ts';

/** One command of the proof. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps without which this one proves nothing: it begins when they have passed. */
  readonly after?: readonly string[];
  /** Reads the runner's own count; a step without one counts as one test. */
  readonly count?: () => Count;
  /** What runs one of its tests, or itself, alone. */
  readonly alone: (file: string, name: string) => string;
}

/** How a step ended. */
export interface Outcome extends Count {
  readonly step: Step;
  readonly seconds: number;
  /** Processor seconds of all its processes; undefined where the system does not tell. */
  readonly processor: number | undefined;
  /** All it printed. */
  readonly log: string;
}
