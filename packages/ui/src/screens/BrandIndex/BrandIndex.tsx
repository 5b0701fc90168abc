import type { QueryClient } from '@tanstack/react-query';
import { brandsQuery } from '@vitrin/api-client/brands/brands';
import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { BrandList } from '../../features/brands/BrandList/BrandList.tsx';
import { BrandListSkeleton } from '../../features/brands/BrandList/BrandListSkeleton.tsx';
import { useBrands } from '../../features/brands/useBrands.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TagIcon } from '../../primitives/Icon/TagIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { title } from './BrandIndex.css.ts';

/** Every brand of the shop. */
export function BrandIndex() {
  return (
    <div>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.brands.title }]} />
      <div className={title}>
        <Heading level={1}>{routes.brands.title}</Heading>
      </div>
      <QueryState query={useApplication()} {...standIn}>
        {({ identity }) => <Brands identity={identity} />}
      </QueryState>
    </div>
  );
}

/** Asks for the brands before their page is there. Never rejects: the page asks again for what failed, and tells. */
export const prefetchBrands = (queries: QueryClient, identity: Identity): Promise<void> =>
  queries.prefetchQuery(brandsQuery(identity));

function Brands({ identity }: { identity: Identity }) {
  return (
    <QueryState query={useBrands(identity)} {...standIn}>
      {(brands) => (brands.length > 0 ? <BrandList brands={brands} /> : <Empty />)}
    </QueryState>
  );
}

const standIn = { pending: <BrandListSkeleton />, failed: 'Markalar yüklenemedi.' };

const Empty = () => (
  <EmptyState
    icon={<TagIcon size="xl" />}
    title="Henüz marka yok"
    actions={<LinkButton href={paths.allProducts.to()}>Tüm Ürünler</LinkButton>}
  />
);
