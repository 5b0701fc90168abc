import { roots, walk } from '../readContract.ts';
import { judges, notReached, type Evidence, type Verdict } from './assumptionJudges.ts';

/** A guess of the contract, and what became of it. */
export interface JudgedAssumption extends Verdict {
  /** `BasketRow.stokId`, an operationId, or an operationId with its parameter. */
  readonly name: string;
  /** What the contract says of it. */
  readonly assumed: string;
}

/** Every guess of the contract with what the run says of it, in the contract's order. */
export function judgeAssumptions(evidence: Evidence): readonly JudgedAssumption[] {
  return assumptions.map(({ name, assumed }) => ({
    name,
    assumed,
    ...(judges[name]?.(evidence) ?? notReached('nobody knows how to tell')),
  }));
}

/** The guesses of the contract by the names the report calls them. */
export const assumptions = listAssumptions();

function listAssumptions(): readonly { readonly name: string; readonly assumed: string }[] {
  return roots
    .flatMap((root) => [...walk(root)])
    .filter(({ value }) => 'x-assumption' in value)
    .map(({ file, pointer, value }) => ({
      name: nameOf(file, pointer, value),
      assumed: String(value['description']),
    }));
}

function nameOf(file: string, pointer: string, value: Readonly<Record<string, unknown>>): string {
  if (typeof value['operationId'] === 'string') return value['operationId'];
  const field = /^\/components\/schemas\/(\w+)(?:\/properties\/(\w+))?$/.exec(pointer);
  if (field) return field.slice(1).filter(Boolean).join('.');
  const parameter = /^\/paths\/(.+)\/(\w+)\/parameters\/\d+$/.exec(pointer);
  if (!parameter) return pointer.split('/').at(-1) ?? pointer;
  const operation = roots
    .filter((root) => root.file === file)
    .flatMap((root) => [...walk(root)])
    .find((place) => place.pointer === pointer.replace(/\/parameters\/\d+$/, ''));
  return `${String(operation?.value['operationId'])} ${String(value['name'])}`;
}
