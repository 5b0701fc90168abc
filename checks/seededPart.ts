/** Chooses what is looked at; the whole test takes another one each time and prints it, `SEED=… pnpm test` repeats it. */
export const seed = Number(process.env['SEED'] || 1);

/** Whether all of it is looked at, as every night, and not a tenth (`pnpm check nightly`). */
export const isWhole = process.env['WHOLE'] === '1';

/** So many seeds of random schedules, or a tenth of them; none is that of another run's seed. */
export const listSeeds = (count: number): readonly number[] =>
  Array.from({ length: isWhole ? count : Math.ceil(count / 10) }, (_, at) => seed * 10_000 + at);

/** Prints what was looked at, for the end of the whole test. */
export const tellPart = (what: string): void => {
  process.stdout.write(`\nseeded: ${what}\n`);
};
