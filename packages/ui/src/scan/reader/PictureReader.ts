import type { SymbolContent } from '../codes/codeOf.ts';

/** A symbol in a picture. */
export interface FoundSymbol extends SymbolContent {
  /** Its corners in pixels of the picture, one after the other around it. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** Reads the symbols in pictures. */
export interface PictureReader {
  /**
   * What a camera shows now, or a photo.
   * @throws where the reader has broken, or a photo cannot be opened (`PhotoError`)
   */
  readonly read: (picture: HTMLVideoElement | Blob) => Promise<readonly FoundSymbol[]>;
  readonly end: () => void;
}

/** What was chosen is no picture that this browser opens. */
export class PhotoError extends Error {}
