import type { RequestHandler } from 'msw';
import type { DemoShop } from '../demoShop.ts';
import { http } from './http.ts';

/** The brand index. */
export const brandHandlers = ({ catalogue }: DemoShop): RequestHandler[] => [
  http.get('/brand/all', ({ response }) =>
    response(200).json(catalogue.brands.map(({ id, name }) => ({ id, ad: name }))),
  ),
];
