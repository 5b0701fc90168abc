import type { BasketLine } from '@vitrin/api-client/basket/basket';

/** What tells a row from others of a basket; `keyedRows` tells apart those that a broken one names alike. */
export const lineKey = ({ rowId }: BasketLine): string => String(rowId);
