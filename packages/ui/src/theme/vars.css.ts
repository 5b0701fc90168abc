import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mapTokens, variableName } from './mapTokens.ts';

/** `vars.color.onBrand` is `var(--vitrin-color-on-brand)`: one name in code, in the browser's tools and in the editor. */
export const vars = createGlobalThemeContract(mapTokens((_token, group, name) => variableName(group, name)));
