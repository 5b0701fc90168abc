import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import * as css from './SharedList.css.ts';

/** One sentence: what it shows and what it does not know. */
export function SharedList() {
  return (
    <section className={css.sharedList}>
      <Heading level={1}>{routes.sharedList.title}</Heading>
    </section>
  );
}
