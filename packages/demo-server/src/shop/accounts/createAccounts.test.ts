import { describe, expect, test } from 'vitest';
import { actorOf, dealerShop } from '../dealerShop.fixture.ts';
import { companies, firstPortfolioId } from './companies.ts';
import { demoAccounts } from './demoAccounts.ts';
import { taxNumberFor } from './taxNumber.ts';

const { shop } = dealerShop();
const { member } = actorOf(shop, 'plasiyer');
const find = (query: string) => shop.accounts.searchPortfolio(member, query).map(({ name }) => name);

describe('DELG-01 the search for a company', () => {
  test('finds Turkish names however they are typed', () => {
    const typed = ['ışıklar', 'ISIKLAR', 'Işıklar', 'isiklar', 'İŞIKLAR'];
    expect(typed.map((query) => find(query)[0])).toEqual(
      typed.map(() => 'Işıklar Elektrik Malzemeleri Ltd. Şti.'),
    );
    expect(find('ozturk')).toEqual(['Öztürk Teknik Hırdavat Ltd. Şti.']);
  });

  test('wants every word, anywhere, and knows the Cari No', () => {
    expect(find('market inci')).toEqual(['İnci Yapı Market Sanayi ve Ticaret A.Ş.']);
    expect(find('2003')).toEqual(['Çağlar Hırdavat ve Nalburiye']);
    expect(find('inci yokböyle')).toEqual([]);
  });

  test('puts names that begin with the query first', () => {
    const [first, ...rest] = find('Doğan');
    expect(first).toBe('Doğan Bahçe ve Tarım Aletleri');
    expect(rest).toContain('Erdoğanlar Nalbur Market');
  });

  test('answers nothing below two characters, and nothing to who may not delegate', () => {
    expect(find('a')).toEqual([]);
    expect(find('  a ')).toEqual([]);
    expect(shop.accounts.searchPortfolio(actorOf(shop, 'bayi').member, 'hırdavat')).toEqual([]);
  });
});

test('the portfolio has at least forty companies, all with names, numbers and addresses of their own', () => {
  const portfolio = companies.filter(({ id }) => id >= firstPortfolioId);
  expect(portfolio.length).toBeGreaterThanOrEqual(40);
  for (const key of ['id', 'cariNo', 'name', 'taxNumber'] as const) {
    expect(new Set(companies.map((company) => company[key])).size).toBe(companies.length);
  }
  const addressIds = companies.flatMap(({ addresses }) => addresses.map(({ id }) => id));
  expect(new Set(addressIds).size).toBe(addressIds.length);
});

test('every demo account belongs to a company with its Cari No', () => {
  for (const account of demoAccounts) {
    expect(shop.accounts.companyById(account.companyId)?.cariNo).toBe(account.cariNo);
  }
});

// Published tax numbers of listed companies.
test.each(['8790017566', '8760052205', '6220529513'])('the check digit of %s is found', (number) => {
  expect(taxNumberFor(number.slice(0, 9))).toBe(number);
});
