import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** A note for the login, which is another page load, that a session ended without the visitor's doing. */
export const endedSession = storedValue(storedKeys.endedSession, (value) => value === true);
