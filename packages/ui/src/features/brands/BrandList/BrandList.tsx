import type { Named } from '@vitrin/api-client/read/readNamed';
import { paths } from '../../../paths.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { barLetters, groupBrands } from '../groupBrands.ts';
import * as css from './BrandList.css.ts';

export interface BrandListProps {
  /** In any order. */
  brands: readonly Named[];
}

/** Letters can be of any alphabet; a number makes a name that every address can carry. */
const idOf = (letter: string) => `harf-${letter.codePointAt(0)}`;
/** As many as a group may have to stand beside others. */
const largest = 8;

const nameOf = (letter: string) => (letter === '#' ? '0-9' : letter);

/** All brands by their first letter, and a bar of letters that leads to them. */
export function BrandList({ brands }: BrandListProps) {
  const groups = groupBrands(brands);
  const used = new Set(groups.map(({ letter }) => letter));
  return (
    <div className={css.index}>
      <nav className={css.bar} aria-label="Harfler">
        {barLetters(groups).map((letter) =>
          used.has(letter) ? (
            <a className={css.letter} key={letter} href={`#${idOf(letter)}`}>
              {nameOf(letter)}
            </a>
          ) : (
            <span className={css.unused} key={letter} aria-hidden="true">
              {nameOf(letter)}
            </span>
          ),
        )}
      </nav>
      <div className={css.groups}>
        {groups.map((group) => (
          <section
            className={css.group}
            key={group.letter}
            aria-labelledby={idOf(group.letter)}
            data-large={group.brands.length > largest || undefined}
          >
            <div className={css.heading}>
              <Heading level={2} look="section" id={idOf(group.letter)}>
                {nameOf(group.letter)}
              </Heading>
            </div>
            <ul className={css.brands}>
              {group.brands.map(({ id, name }) => (
                <li key={id}>
                  <a className={css.brand} href={paths.brand.to({ id, categoryId: 0 })}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
