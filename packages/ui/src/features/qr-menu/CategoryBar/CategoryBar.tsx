import { useEffect, useRef, useState } from 'react';
import { observeInView } from '../../../primitives/useInView.ts';
import type { MenuCategory } from '../MenuCategory.ts';
import { bar, chip, list } from './CategoryBar.css.ts';

export interface CategoryBarProps {
  categories: readonly MenuCategory[];
}

/** The categories in one line that stays in sight; the one that is being read is marked and leads to none other. */
export function CategoryBar({ categories }: CategoryBarProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = categories.flatMap(({ id }) => document.getElementById(id) ?? []);
    const seen = new Set<Element>();
    // A line below the bar: the first section that crosses it is the one that is being read.
    const mark = () => {
      const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      // The last ones may never come up to the line: there it is the one that was gone to.
      const read = isAtEnd
        ? (sections.find((section) => section === document.activeElement) ?? sections.at(-1))
        : sections.find((section) => seen.has(section));
      if (read) setCurrent(read.id);
    };
    const ends = sections.map((section) =>
      observeInView(
        section,
        (isSeen) => {
          if (isSeen) seen.add(section);
          else seen.delete(section);
          mark();
        },
        '-80px 0px -70% 0px',
      ),
    );
    return () => ends.forEach((end) => end());
  }, [categories]);

  useEffect(() => {
    const element = scroller.current;
    const chosen = element?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (element && chosen) {
      element.scrollTo({ left: chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2 });
    }
  }, [current]);

  return (
    <nav className={bar} aria-label="Menü bölümleri">
      <ul ref={scroller} className={list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              className={chip}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                show(id);
                setCurrent(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Goes there, and takes the keyboard along. */
function show(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
