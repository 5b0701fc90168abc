import { proveReaders } from '../../checks/fuzz/proveReaders.ts';

/** Feeds random answers and their mutants to every reader and prints the figures. `pnpm check fuzz [count] [seed]` */
const [count = '50000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const { failures, ...figures } = await proveReaders(Number(count), Number(seed), 100);
console.log({ seed: Number(seed), ...figures, failures: failures.length });
for (const failure of failures.slice(0, 50)) console.log(failure);
process.exit(failures.length > 0 ? 1 : 0);
