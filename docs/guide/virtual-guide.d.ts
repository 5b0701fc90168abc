declare module 'virtual:guide' {
  const guide: import('./readGuide.ts').Guide;
  export default guide;
}
