import { readFileSync } from 'node:fs';
import { demoAccounts } from '@vitrin/demo-server/accounts';
import { testCards } from '@vitrin/demo-server/test-cards';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

test('the README lists exactly the accounts of the demo shop', () => {
  const rows = readme.split('\n').filter((line) => /^\| \d{4} \|/.test(line));
  expect(rows).toEqual(
    demoAccounts.map(
      ({ cariNo, userName, password, shows }) => `| ${cariNo} | ${userName} | ${password} | ${shows} |`,
    ),
  );
});

test('the README names both commands', () => {
  expect(readme).toContain('npx --yes pnpm@12 start');
  expect(readme).toContain('npx --yes pnpm@12 test');
});

test('the README lists exactly the cards of the demo bank', () => {
  const rows = readme.split('\n').filter((line) => /^\| \d{4} \d{4} /.test(line));
  expect(rows).toEqual(
    testCards.map(({ number, shows }) => `| ${number.replaceAll(/(?<=\d)(?=(\d{4})+$)/g, ' ')} | ${shows} |`),
  );
});
