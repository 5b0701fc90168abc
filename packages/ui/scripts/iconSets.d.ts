/** All drawings of one Font Awesome set; written by `iconSets()` in scripts/categoryIcons.ts. */
declare module 'virtual:icon-set/*' {
  const drawings: string;
  export default drawings;
}
