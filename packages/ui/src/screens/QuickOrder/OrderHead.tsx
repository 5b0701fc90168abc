import type { ReactNode } from 'react';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import * as css from './QuickOrder.css.ts';

/** What the screen is called, and what is said beside it. */
export const OrderHead = ({ children }: { children?: ReactNode }) => (
  <>
    <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.quickOrder.title }]} />
    <div className={css.title}>
      <Heading level={1}>{routes.quickOrder.title}</Heading>
      {children}
    </div>
  </>
);
