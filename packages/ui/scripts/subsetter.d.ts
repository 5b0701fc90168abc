declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features to keep; all others go with the glyphs only they need. */
    keepFeatures: readonly string[];
    /** A number fixes an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    noHinting: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
