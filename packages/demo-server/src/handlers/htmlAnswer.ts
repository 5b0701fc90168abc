/** What every page of the shop outside the application is sent with: no script but the shop's own, framed by nobody else. */
export const htmlInit = {
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'self'`,
      `script-src 'self'`,
      `img-src 'self' data:`,
      `form-action 'self'`,
      `frame-ancestors 'self'`,
      `base-uri 'none'`,
    ].join('; '),
  },
};
