import { HttpResponse } from 'msw';

/** Sends the browser on to a page of this origin. */
export const redirect = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new HttpResponse(null, { status: 302, headers: { ...headers, Location: location } });
