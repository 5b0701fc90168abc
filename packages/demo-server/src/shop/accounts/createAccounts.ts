import { foldTurkish } from '../catalogue/foldTurkish.ts';
import type { Store } from '../../store/Store.ts';
import { companies, firstPortfolioId } from './companies.ts';
import type { Company, Member } from './Company.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { DemoAccount } from './demoAccounts.ts';
import type { Passwords } from './Passwords.ts';

/** What somebody typed to sign in. */
export interface Credentials {
  readonly cariNo: string;
  readonly userName: string;
  readonly password: string;
}

export interface Accounts {
  readonly companyById: (id: number) => Company | undefined;
  readonly memberById: (id: number) => Member | undefined;
  /** The member these credentials belong to; undefined when any of them is wrong. */
  readonly verify: (credentials: Credentials) => Promise<Member | undefined>;
  /**
   * Companies a member may act for, by name or Cari No, best match first, at most 20. Every word of the query must occur;
   * letters are compared without Turkish marks. Empty below two characters and for members without delegation.
   */
  readonly searchPortfolio: (member: Member, query: string) => readonly Company[];
  /** Whether the member may act for the company. */
  readonly mayActFor: (member: Member, companyId: number) => boolean;
}

interface KeptPassword {
  readonly memberId: number;
  readonly hash: string;
}

const companiesById = new Map(companies.map((company) => [company.id, company]));
const portfolioCompanies = companies.filter((company) => company.id >= firstPortfolioId);
const searchLimit = 20;

const mayActFor = (member: Member, companyId: number) =>
  member.canDelegate && companyId >= firstPortfolioId && companiesById.has(companyId);

export function createAccounts(store: Store, passwords: Passwords): Accounts {
  const kept = store.table<KeptPassword>('passwords', { id: (row) => String(row.memberId) });

  /** The demo's public passwords are hashed when first needed, so that starting the shop costs nothing. */
  const keptHash = async ({ memberId, password }: DemoAccount) => {
    const known = kept.get(String(memberId));
    if (known) return known.hash;
    const hash = await passwords.hash(password);
    kept.put({ memberId, hash });
    return hash;
  };

  return {
    companyById: (id) => companiesById.get(id),
    memberById: (id) => demoAccounts.map(toMember).find((member) => member.id === id),
    mayActFor,
    verify: async ({ cariNo, userName, password }) => {
      const account = demoAccounts.find(
        (one) => one.cariNo === cariNo.trim() && foldTurkish(one.userName) === foldTurkish(userName.trim()),
      );
      // An unknown name costs as much time as a wrong password, so that names cannot be found by the clock.
      const hash = await keptHash(account ?? firstAccount());
      const isRight = await passwords.verify(password, hash);
      return account && isRight ? toMember(account) : undefined;
    },
    searchPortfolio: (member, query) => {
      const folded = foldTurkish(query.trim());
      if (folded.length < 2 || !member.canDelegate) return [];
      const words = folded.split(/\s+/);
      return portfolioCompanies
        .map((company) => ({ company, name: foldTurkish(company.name) }))
        .filter(({ company, name }) =>
          words.every((word) => name.includes(word) || company.cariNo.startsWith(word)),
        )
        .toSorted(
          (a, b) =>
            Number(b.name.startsWith(folded)) - Number(a.name.startsWith(folded)) ||
            a.company.name.localeCompare(b.company.name, 'tr'),
        )
        .slice(0, searchLimit)
        .map(({ company }) => company);
    },
  };
}

function firstAccount(): DemoAccount {
  const [first] = demoAccounts;
  if (!first) throw new Error('The demo shop has no account');
  return first;
}

const toMember = ({
  memberId,
  companyId,
  userName,
  displayName,
  canDelegate,
  canEditTheme,
}: DemoAccount): Member => ({
  id: memberId,
  companyId,
  userName,
  displayName,
  canDelegate,
  canEditTheme,
});
