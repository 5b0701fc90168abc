declare module 'virtual:guide' {
  const guide: import('./guidePlugin.ts').GuideOfPages;
  export default guide;
}
