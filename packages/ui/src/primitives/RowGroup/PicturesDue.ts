import { createContext } from 'react';

/** Whether the pictures of the rows around are to be asked for; outside a `RowGroup` they are. */
export const PicturesDue = createContext(true);
