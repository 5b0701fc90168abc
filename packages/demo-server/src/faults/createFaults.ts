import { isFaultName } from './faultKinds.ts';
import type { FaultName } from './faultKinds.ts';

/** A fault to apply to a call. */
export interface Fault {
  readonly kind: FaultName;
  /** Which of the kind's variants; counts beyond the last start over. */
  readonly variant: number;
  /** Waited before anything else, in milliseconds. */
  readonly delayMs: number;
}

/** A standing order: calls of this method and path fail. */
export interface FaultRule extends Omit<Fault, 'variant'> {
  /** Any method when absent. */
  readonly method?: string;
  /** A path, or its beginning with `*` at the end. */
  readonly path: string;
  /** How often; for ever when absent. */
  readonly times?: number;
  /** The same variant each time; without it every use takes the next one. */
  readonly variant?: number;
}

export interface Faults {
  readonly add: (rule: FaultRule) => void;
  readonly clear: () => void;
  readonly rules: () => readonly (FaultRule & { readonly used: number })[];
  /** The fault of a call: the one its header asks for, or that of the oldest rule that fits and is not used up. */
  readonly take: (method: string, path: string, header: string | undefined) => Fault | undefined;
}

/** Keeps the standing orders. The header reads `kind`, or `kind; variant=2; delayMs=300`. */
export function createFaults(): Faults {
  let kept: { rule: FaultRule; used: number }[] = [];
  return {
    add: (rule) => kept.push({ rule, used: 0 }),
    clear: () => {
      kept = [];
    },
    rules: () => kept.map(({ rule, used }) => ({ ...rule, used })),
    take: (method, path, header) => {
      const asked = header === undefined ? undefined : readFaultHeader(header);
      if (asked) return asked;
      const found = kept.find(
        ({ rule, used }) => used < (rule.times ?? Infinity) && fits(rule, method, path),
      );
      if (!found) return undefined;
      found.used += 1;
      const { kind, delayMs, variant = found.used - 1 } = found.rule;
      return { kind, delayMs, variant };
    },
  };
}

const fits = (rule: FaultRule, method: string, path: string) =>
  (rule.method === undefined || rule.method.toUpperCase() === method) &&
  (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path);

/** Undefined for a header that names no kind: it is then as if it were not there. */
function readFaultHeader(header: string): Fault | undefined {
  const [kind = '', ...parameters] = header.split(';').map((part) => part.trim());
  if (!isFaultName(kind)) return undefined;
  const read = (name: string) =>
    Number(parameters.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)) || 0;
  return { kind, variant: Math.max(0, Math.trunc(read('variant'))), delayMs: Math.max(0, read('delayMs')) };
}

/** Reads a rule from the control address; gives a sentence that says what is wrong with it. */
export function readFaultRule(value: unknown): FaultRule | string {
  const field = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const kind = field('kind');
  const path = field('path');
  const method = field('method');
  const [times, variant, delayMs = 0] = [field('times'), field('variant'), field('delayMs')];
  if (typeof kind !== 'string' || !isFaultName(kind)) return 'kind must be one of the kinds GET lists';
  if (typeof path !== 'string' || !path.startsWith('/')) return 'path must begin with /';
  if (method !== undefined && typeof method !== 'string') return 'method must be text';
  if (!isCount(delayMs)) return 'delayMs must be a whole number';
  if (times !== undefined && !isCount(times)) return 'times must be a whole number';
  if (variant !== undefined && !isCount(variant)) return 'variant must be a whole number';
  return {
    kind,
    path,
    delayMs,
    ...(method === undefined ? {} : { method }),
    ...(times === undefined ? {} : { times }),
    ...(variant === undefined ? {} : { variant }),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
