import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '@vitrin/api-client/content/page';
import type { Identity } from '@vitrin/api-client/identity';

/**
 * A content page.
 * @param identity undefined before the login, where nobody has to be known
 * @param id the name the shop's menus use
 */
export const usePage = (identity: Identity | undefined, id: string) => useQuery(pageQuery(identity, id));
