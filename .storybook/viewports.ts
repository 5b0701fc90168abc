/** The windows every screen is judged in; `narrow` is the least that has to do without scrolling sideways (WCAG 1.4.10). */
export const viewports = {
  narrow: { name: 'Telefon 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Telefon 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Dizüstü 1024', styles: { width: '1024px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Masaüstü 1440', styles: { width: '1440px', height: '1000px' }, type: 'desktop' },
} as const;
