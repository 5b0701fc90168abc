/** The build a worker came with. */
export interface Build {
  /** Tells it from any other build. */
  readonly version: string;
  /** Path of the script that the page of this build begins with. */
  readonly entry: string;
  /** Paths of the files without which Hızlı Sipariş does not open or does not work. */
  readonly files: readonly string[];
  /** Paths of large files that some devices never need: kept from when they are used. */
  readonly whenUsed: readonly string[];
}

/** Where the page is, and everything else of the shop. */
export const scope = '/spa/';
