import type { Page } from '@vitrin/api-client/content/page';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { SafeHtml } from '../../../primitives/SafeHtml/SafeHtml.tsx';
import { screenPath } from '../../../serverAddress.ts';
import { article, empty } from './PageArticle.css.ts';
import { TextSkeleton } from './PageArticleSkeleton.tsx';

export interface PageArticleProps {
  page: Page;
}

/** A page the shop's staff wrote, in lines that are easy to read. */
export function PageArticle({ page }: PageArticleProps) {
  return (
    <article className={article}>
      <Heading level={1}>{page.title}</Heading>
      {page.html === '' ? (
        <p className={empty}>Bu sayfada henüz içerik yok.</p>
      ) : (
        <SafeHtml html={page.html} pathOf={screenPath} fallback={<TextSkeleton />} />
      )}
    </article>
  );
}
