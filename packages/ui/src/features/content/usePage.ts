import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { pageQuery } from '@vitrin/api-client/queries/content';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/**
 * A content page.
 * @param identity undefined before the login, where nobody has to be known
 * @param id the name the shop's menus use
 */
export const usePage = (identity: Identity | undefined, id: string) => useQuery(pageQuery(api, identity, id));
