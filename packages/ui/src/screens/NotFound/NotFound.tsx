import { usePageTitle } from '../../features/session/usePageTitle.ts';
import { PackageSearchIcon } from '../../primitives/Icon/PackageSearchIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { paths } from '../../paths.ts';

const title = 'Sayfa Bulunamadı';

/** Where an address leads nowhere. */
export function NotFound() {
  usePageTitle(title);
  return (
    <EmptyState
      level={1}
      icon={<PackageSearchIcon size="xl" />}
      title={title}
      actions={<LinkButton href={paths.home.to()}>Ana Sayfa</LinkButton>}
    >
      Aradığınız sayfa taşınmış veya kaldırılmış olabilir.
    </EmptyState>
  );
}
