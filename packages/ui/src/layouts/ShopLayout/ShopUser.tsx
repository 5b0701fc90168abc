import type { Identity } from '@vitrin/api-client/identity';
import { UserMenu } from '../../features/navigation/UserMenu/UserMenu.tsx';
import { currentAddress } from '../../features/session/currentAddress.ts';
import type { PriceListChoice } from '../../features/session/usePriceList.ts';
import { UserIcon } from '../../primitives/Icon/UserIcon.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { paths } from '../../paths.ts';

export interface ShopUserProps {
  /** Undefined while nobody knows: then there is neither menu nor login. */
  identity: Identity | undefined;
  prices: PriceListChoice;
}

/** Signing in leads back to what was looked at; it leads to the home page by itself. */
function wayBack() {
  const address = currentAddress();
  return address === paths.home.to() ? undefined : address;
}

/** The menu of the person signed in; for guests the way to sign in. */
export function ShopUser({ identity, prices }: ShopUserProps) {
  if (identity === undefined) return null;
  if (!identity.isAuth) {
    return (
      <LinkButton href={paths.login.to({ from: wayBack() })} icon={<UserIcon />}>
        Bayi Girişi
      </LinkButton>
    );
  }
  return (
    <UserMenu
      member={identity.member}
      company={identity.delegatedCompany}
      priceLists={prices.lists}
      chosenPriceList={prices.chosen}
      onChoosePriceList={prices.choose}
      onResetPrices={prices.reset}
    />
  );
}
