import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import { productQuery, relatedListKey } from '@vitrin/api-client/product/product';
import type { Identity } from '@vitrin/api-client/identity';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import type { ReactNode } from 'react';
import { useProduct } from '../../features/product/useProduct.ts';
import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { paths } from '../../paths.ts';
import { Breadcrumb, type Crumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { QueryState } from '../../query/QueryState.tsx';
import { words } from '../../text/words.ts';
import * as css from './ProductDetail.css.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import { RelatedLists } from './RelatedLists.tsx';

export interface ProductDetailProps {
  productId: string;
  /** The product is in the basket. */
  onAdded: () => void;
}

const goneTitle = 'Ürün bulunamadı';
const failed = 'Ürün yüklenemedi.';

/** Everything about one product, and for dealers the way into the basket. */
export function ProductDetail(props: ProductDetailProps) {
  const application = useApplication();
  // Another product is another form: a quantity meant for one must not be sent for the next.
  if (application.data)
    return <LoadedDetail key={props.productId} {...props} identity={application.data.identity} />;
  return (
    <Page crumbs={[]} isLoading={!application.isError}>
      <QueryState query={application} pending={<ProductSkeleton isSignedIn />} failed={failed} />
    </Page>
  );
}

function LoadedDetail({ productId, onAdded, identity }: ProductDetailProps & { identity: Identity }) {
  const read = useProduct(identity, productId);
  const { data, error } = read;
  const isNotFound = isApiError(error, 'notFound');
  usePageTitle(data || isNotFound ? (!isNotFound && data?.product?.name) || goneTitle : undefined);
  // Withdrawn while it is open, it is not for sale any more, whatever is known of it.
  if (data?.product && !isNotFound) {
    const { product, category, descriptionHtml } = data;
    return (
      <Page
        crumbs={[
          ...(category ? [{ title: category.name, href: paths.catalog.to({ id: category.id }) }] : []),
          { title: product.name, isName: true },
        ]}
      >
        <ProductView {...{ identity, product, descriptionHtml, onAdded }} />
        <RelatedLists
          identity={identity}
          keys={{
            alternatives: relatedListKey('alternatif', product.id),
            together: relatedListKey('birlikte', product.id),
          }}
        />
      </Page>
    );
  }
  if (data || isNotFound) {
    return (
      <Page crumbs={[{ title: goneTitle }]}>
        <EmptyState
          level={1}
          icon={<PackageSearchIcon size="xl" />}
          title="Ürün bulunamadı veya artık satışta değil."
          actions={
            <LinkButton tone="brand" href={paths.allProducts.to()}>
              Tüm Ürünler
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <Page crumbs={[]} isLoading={!read.isError}>
      <QueryState query={read} pending={<ProductSkeleton isSignedIn={identity.isAuth} />} failed={failed} />
    </Page>
  );
}

/** Asks for a product before its page is there. Never rejects: the page asks again for what failed, and tells. */
export const prefetchProduct = (queries: QueryClient, identity: Identity, productId: string): Promise<void> =>
  queries.prefetchQuery(productQuery(identity, productId));

interface PageProps {
  /** Below the categories; the last one is the product. */
  crumbs: readonly Crumb[];
  isLoading?: boolean;
  children: ReactNode;
}

const categories: Crumb = { title: 'Kategoriler', href: paths.allProducts.to() };

const Page = ({ crumbs, isLoading = false, children }: PageProps) => (
  <div className={css.page}>
    <div className={css.crumbs}>
      <Breadcrumb label={words.breadcrumb} crumbs={[categories, ...crumbs]} isLoading={isLoading} />
    </div>
    {children}
  </div>
);
