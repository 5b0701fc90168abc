import { parseSync } from 'vite';

/** A piece of a program, in the shape that JavaScript's parsers agree on (ESTree). */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A node and all that it holds. */
export const below = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(below)];

/** A program in TypeScript, with or without JSX. */
export const parse = (code: string, name: 'file.tsx' | 'file.ts' = 'file.tsx'): Node =>
  parseSync(name, code).program as unknown as Node;
