import { readSignedIn } from '@vitrin/api-client/personal/accountRecord';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

/** Who signed in here last and wished to be remembered; never the password. */
export const rememberedLogin = storedValue(storedKeys.rememberedLogin, readSignedIn);
