import { MapPinIcon } from '../../../primitives/Icon/MapPinIcon.tsx';
import { CategoryBar } from '../CategoryBar/CategoryBar.tsx';
import type { MenuCategory, SocialAccount } from '../MenuCategory.ts';
import { MenuFooter } from '../MenuFooter/MenuFooter.tsx';
import { MenuSection } from '../MenuSection/MenuSection.tsx';
import { paintMenu } from '../paintMenu.ts';
import type { QrMenuConfig } from '../QrMenuConfig.ts';
import * as css from './MenuPage.css.ts';

export interface MenuPageProps {
  config: QrMenuConfig;
  cover: { readonly src: string; readonly srcSet?: string };
  categories: readonly MenuCategory[];
  accounts: readonly SocialAccount[];
}

/**
 * The menu of a restaurant as a guest sees it: cover, name, categories with their dishes, address. Its columns follow the
 * width it is given, not the window's.
 */
export function MenuPage({ config, cover, categories, accounts }: MenuPageProps) {
  const name = config.restaurantName.trim() || 'Menü';
  return (
    <div className={css.page} style={paintMenu(config)} data-look={config.thumbnailRounded}>
      <main>
        <header>
          <img
            className={css.cover}
            src={cover.src}
            srcSet={cover.srcSet}
            sizes="100vw"
            width={1600}
            height={700}
            alt="Donatılmış bir sofra: Adana kebap, mezeler, çorba ve tatlılar"
            fetchPriority="high"
          />
          <div className={css.plate}>
            <h1 className={css.name}>{name}</h1>
            <div className={css.ornament} aria-hidden="true" />
            {config.restaurantAddress.trim() !== '' && (
              <p className={css.address}>
                <span className={css.pin}>
                  <MapPinIcon size="sm" />
                </span>
                {config.restaurantAddress}
              </p>
            )}
          </div>
        </header>
        <CategoryBar categories={categories} />
        <div className={css.sections}>
          {categories.map((category, index) => (
            <MenuSection key={category.id} category={category} isFirst={index === 0} />
          ))}
        </div>
      </main>
      <MenuFooter name={name} address={config.restaurantAddress} accounts={accounts} />
    </div>
  );
}
