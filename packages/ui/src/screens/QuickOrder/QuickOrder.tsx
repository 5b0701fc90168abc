import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import * as css from './QuickOrder.css.ts';

/** One sentence: what it shows and what it does not know. */
export function QuickOrder() {
  return (
    <section className={css.quickOrder}>
      <Heading level={1}>{routes.quickOrder.title}</Heading>
    </section>
  );
}
