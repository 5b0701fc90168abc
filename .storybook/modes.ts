/** What every story is photographed in by Chromatic: names of viewports.ts and values of the toolbar. */
export const modes = {
  desktop: { viewport: 'desktop' },
  phone: { viewport: 'phone' },
  dark: { viewport: 'desktop', scheme: 'dark' },
} as const;
