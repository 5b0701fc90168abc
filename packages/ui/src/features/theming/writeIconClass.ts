import type { IconStyle } from '@vitrin/api-client/read/readIconClass';

/** As the shop keeps an icon: `fa-solid fa-wrench`. */
export const writeIconClass = (style: IconStyle, name: string) => `fa-${style} fa-${name}`;
