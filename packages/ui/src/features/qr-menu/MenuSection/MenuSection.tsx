import { formatMoney } from '../../../text/formatAmount.ts';
import type { MenuCategory } from '../MenuCategory.ts';
import * as css from './MenuSection.css.ts';

export interface MenuSectionProps {
  category: MenuCategory;
  /** Seen without scrolling: its pictures are loaded at once. */
  isFirst?: boolean;
}

/** A category with its dishes: picture, name, price, description. */
export function MenuSection({ category, isFirst = false }: MenuSectionProps) {
  const { id, name, items } = category;
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <h2 id={`${id}-name`} className={css.heading}>
        {name}
      </h2>
      <ul className={css.dishes}>
        {items.map((dish) => (
          <li key={dish.name} className={css.dish}>
            <article className={css.card}>
              <img
                className={css.thumbnail}
                src={dish.thumbnail}
                width={512}
                height={384}
                alt=""
                loading={isFirst ? 'eager' : 'lazy'}
                decoding="async"
              />
              <div className={css.words}>
                <div className={css.line}>
                  <h3 className={css.name}>{dish.name}</h3>
                  <span className={css.price}>{formatMoney(dish.price, 'TRY')}</span>
                </div>
                <p className={css.description}>{dish.description}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
