import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { applicationQuery } from './queries/application.ts';
import type { Application, Identity } from './read/readApplication.ts';

const readIdentity = ({ identity }: Application) => identity;

/**
 * Whose shop this tab shows, for the key of every query; undefined until GET /application has answered. Guests have an
 * identity too: `isAuth` says whether somebody is signed in.
 */
export const useIdentity = (): Identity | undefined =>
  useQuery({ ...applicationQuery(api), select: readIdentity }).data;
