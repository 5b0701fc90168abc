import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Inter Variable', {
  src: 'url("./fonts/inter-turkish.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** Metrics of Inter laid over Arial, so that the swap moves nothing. */
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '107.06%',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
});
