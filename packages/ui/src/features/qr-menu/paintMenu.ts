import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import { menuColors } from './menuColors.ts';
import * as menu from './MenuPage/menuVars.css.ts';
import type { QrMenuConfig } from './QrMenuConfig.ts';
import { rem } from '../../theme/inRem.ts';

/** What every device has of its own: a menu opened at a table must not wait for letters. */
const families: Record<QrMenuConfig['fontFamily'], string> = {
  sans: menu.ofTheme.family,
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", Georgia, serif',
  rounded:
    'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", "Varela Round", Quicksand, "Trebuchet MS", sans-serif',
};

const radii: Record<QrMenuConfig['thumbnailRounded'], string> = {
  none: '0',
  sm: menu.ofTheme.radius.small,
  md: menu.ofTheme.radius.control,
  lg: rem(14),
  full: menu.ofTheme.radius.full,
};

/** The chosen look as style variables for the element around the menu. */
export const paintMenu = (config: QrMenuConfig) => {
  const colors = menuColors(config);
  return assignInlineVars({
    [menu.surface]: colors.surface,
    [menu.line]: colors.line,
    [menu.ink]: colors.ink,
    [menu.title]: colors.title,
    [menu.quiet]: colors.quiet,
    [menu.chosen]: colors.chosen,
    [menu.onChosen]: colors.onChosen,
    [menu.columnsSmall]: String(config.columnsSmall),
    [menu.columnsLarge]: String(config.columnsLarge),
    [menu.family]: families[config.fontFamily],
    [menu.thumbnailHeight]: `${config.thumbnailHeight / 4}rem`,
    [menu.thumbnailRadius]: radii[config.thumbnailRounded],
    [menu.titleSize]: rem(config.titleFontSize),
    [menu.descriptionSize]: rem(config.descriptionFontSize),
    [menu.priceSize]: rem(config.priceFontSize),
  });
};
