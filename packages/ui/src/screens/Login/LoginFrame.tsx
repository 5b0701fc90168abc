import type { LoginPage } from '@vitrin/api-client/session/loginPage';
import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { serverPaths } from '../../paths.ts';
import { LoginBackdrop } from './LoginBackdrop.tsx';
import { LoginCompany } from './LoginCompany.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { LoginLogo } from './LoginLogo.tsx';
import { loginMenuAddress } from './loginMenuAddress.ts';
import { apply, layout, links as linkList, middle, side } from './Login.css.ts';

export interface LoginFrameProps extends LoginFormProps {
  /** Undefined until it has come. */
  page: LoginPage | undefined;
  links: readonly MenuEntry[];
  /** What the shop shows of itself could not be loaded; asks again. */
  onRetry: (() => void) | undefined;
}

/** The login without its questions to the shop: picture, form, company, links. */
export function LoginFrame({ page, links, onRetry, ...form }: LoginFrameProps) {
  return (
    <div className={layout}>
      <LoginBackdrop pictures={page?.backgrounds} />
      <main className={side}>
        <LoginLogo page={page} hasFailed={onRetry !== undefined} />
        <div className={middle}>
          <LoginForm {...form} />
          <DealerForm page={page} hasFailed={onRetry !== undefined} />
        </div>
        <LoginCompany page={page} onRetry={onRetry} />
        {links.length > 0 && (
          <nav aria-label="Alt menü">
            <ul className={linkList}>
              {links.map(({ label, url }, index) => (
                <li key={index}>
                  <a href={loginMenuAddress(url)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
    </div>
  );
}

/** The way in for who is no dealer yet, where the shop has one; its place is held until that is known. */
function DealerForm({ page, hasFailed }: Pick<LoginFrameProps, 'page'> & { hasFailed: boolean }) {
  if (page ? !page.hasDealerForm : hasFailed) return null;
  return (
    <p className={apply} aria-busy={page === undefined || undefined}>
      {page ? (
        <Link href={serverPaths.dealerApplication()}>Bayil değil misiniz?</Link>
      ) : (
        <Skeleton width={128} isLine />
      )}
    </p>
  );
}
