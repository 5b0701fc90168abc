import { paths, reportTypes } from '@vitrin/ui/paths';

/** What the matrix is walked with: the screen of something that is not there would only say so. */
export interface OwnShop {
  readonly product: string;
  /** Orders of the account. */
  readonly open: string;
  readonly finished: string;
}

type Name = keyof typeof paths;

const parametersOf = ({ open, finished, product }: OwnShop): Partial<Record<Name, readonly string[]>> => ({
  report: reportTypes,
  checkout: [open],
  checkoutSuccess: [finished],
  product: [product],
  brand: ['101'],
  page: ['hakkimizda'],
  loginPage: ['gizlilik'],
});

/** Every address of the site, below /spa/; a new path is in by itself. */
export function listScreens(shop: OwnShop): string[] {
  const parameters = parametersOf(shop);
  return (Object.keys(paths) as Name[]).flatMap((name) =>
    (parameters[name] ?? ['1']).map((value) =>
      paths[name].pattern
        .replace(/^\//, '')
        .replace(':categoryId', '0')
        .replace(/:\w+/, value)
        .replace(/^search$/, 'search?q=matkap'),
    ),
  );
}
