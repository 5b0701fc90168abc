import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { applicationQuery, type Application } from './application.ts';

/** Settings, theme, rates and flags of the shop: one GET /application for the whole page. */
export const useApplication = (): UseQueryResult<Application> => useQuery(applicationQuery());
