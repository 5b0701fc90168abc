import type { RequestHandler } from 'msw';
import { findPage } from '../content/pages.ts';
import { http, platform } from './http.ts';

/** Content pages. */
export const contentHandlers = (): RequestHandler[] => [
  http.get('/page/{id}', ({ params, response }) => {
    const page = findPage(params.id);
    return page
      ? response(200).json({ title: page.title, content: page.html })
      : response(404).json(platform.notFound);
  }),
];
