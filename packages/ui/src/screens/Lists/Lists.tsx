import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import * as css from './Lists.css.ts';

/** One sentence: what it shows and what it does not know. */
export function Lists() {
  return (
    <section className={css.lists}>
      <Heading level={1}>{routes.lists.title}</Heading>
    </section>
  );
}
