import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { pageQuery } from '@vitrin/api-client/content/page';
import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { PageArticle } from '../../features/content/PageArticle/PageArticle.tsx';
import { PageArticleSkeleton } from '../../features/content/PageArticle/PageArticleSkeleton.tsx';
import { usePage } from '../../features/content/usePage.ts';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { FileTextIcon } from '../../primitives/Icon/FileTextIcon.tsx';
import { HomeIcon } from '../../primitives/Icon/HomeIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { words } from '../../text/words.ts';
import { plain, plainHead, shop } from './Content.css.ts';

export interface ContentProps {
  /** The name the shop's menus use. */
  pageId: string;
  /** `plain` before the login, with a link to the shop's first page in place of the shop around it. */
  variant: 'shop' | 'plain';
}

const notFoundTitle = 'Sayfa Bulunamadı';

/** A page the shop's staff wrote. */
export function Content({ pageId, variant }: ContentProps) {
  if (variant === 'shop') return <ShopContent pageId={pageId} />;
  return (
    <main className={plain}>
      <div className={plainHead}>
        <LinkButton href={paths.home.to()} icon={<HomeIcon />}>
          Ana Sayfa
        </LinkButton>
      </div>
      <Page identity={undefined} pageId={pageId} />
    </main>
  );
}

/** Asks for a page before it is shown. Never rejects: the screen asks again for what failed, and tells. */
export const prefetchPage = (queries: QueryClient, identity: Identity, pageId: string): Promise<void> =>
  queries.prefetchQuery(pageQuery(identity, pageId));

/** Pages are read for whoever is looking; where nobody can tell who that is, a page may be read all the same. */
function ShopContent({ pageId }: Pick<ContentProps, 'pageId'>) {
  const { data: application, isError } = useApplication();
  return (
    <div className={shop}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: 'Sayfalar' }]} />
      {application || isError ? (
        <Page identity={application?.identity} pageId={pageId} />
      ) : (
        <PageArticleSkeleton />
      )}
    </div>
  );
}

function Page({ identity, pageId }: { identity: Identity | undefined; pageId: string }) {
  const page = usePage(identity, pageId);
  const isUnknown = isApiError(page.error, 'notFound');
  usePageTitle(page.data?.title ?? (isUnknown ? notFoundTitle : undefined));
  if (isUnknown && !page.data) {
    return (
      <EmptyState level={1} icon={<FileTextIcon size="xl" />} title={notFoundTitle}>
        Aradığınız sayfa taşınmış veya kaldırılmış olabilir.
      </EmptyState>
    );
  }
  return (
    <QueryState level={1} query={page} pending={<PageArticleSkeleton />} failed="Sayfa yüklenemedi.">
      {(read) => <PageArticle page={read} />}
    </QueryState>
  );
}
