import { paths } from '@vitrin/ui/paths';

/**
 * Leaves for the login by a full load, which drops everything that was read; Back does not lead to the screen that needed
 * the session.
 * @param returnPath whole address to come back to
 */
export const loadLogin = (returnPath: string): void => location.replace(paths.login.to({ from: returnPath }));
