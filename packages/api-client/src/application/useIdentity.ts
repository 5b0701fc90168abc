import { useQuery } from '@tanstack/react-query';
import type { Identity } from '../identity.ts';
import { applicationQuery, type Application } from './application.ts';

const readIdentity = ({ identity }: Application) => identity;

/**
 * Whose shop this tab shows, for the key of every query; undefined until GET /application has answered. Guests have an
 * identity too: `isAuth` says whether somebody is signed in.
 */
export const useIdentity = (): Identity | undefined =>
  useQuery({ ...applicationQuery(), select: readIdentity }).data;
