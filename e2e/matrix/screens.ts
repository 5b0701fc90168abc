import { paths, reportTypes } from '@vitrin/ui/paths';

/** Orders of the account the matrix is walked with: a screen of an order that is not there would only say so. */
export interface OwnOrders {
  readonly open: string;
  readonly finished: string;
}

type Name = keyof typeof paths;

const parametersOf = ({ open, finished }: OwnOrders): Partial<Record<Name, readonly string[]>> => ({
  report: reportTypes,
  checkout: [open],
  checkoutSuccess: [finished],
});

/** Every address of the site, below /spa/; a new path is in by itself. */
export function listScreens(orders: OwnOrders): string[] {
  const parameters = parametersOf(orders);
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
