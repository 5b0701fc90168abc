import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { applicationQuery } from './queries/application.ts';
import type { Application } from './read/readApplication.ts';

/** Settings, theme, rates and flags of the shop: one GET /application for the whole page. */
export const useApplication = (): UseQueryResult<Application> => useQuery(applicationQuery(api));
