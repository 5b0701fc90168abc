/** What a shop, or the way to it, does to a call. `late`: it is carried out up to a minute after its answer was lost. */
export const faults = [
  'none',
  '500 before',
  '500 after',
  '409',
  '429',
  'login',
  'lost before',
  'lost after',
  'lost late',
  'page before',
  'page after',
  'cut',
  'doubled',
  'tab closed before',
  'tab closed after',
] as const;

export type Fault = (typeof faults)[number];

export interface Adds {
  readonly productId: number;
  readonly quantity: number;
  /** In a row of its own, where there is one of the product already. */
  readonly ownRow: boolean;
}

interface Asked {
  readonly productId: number;
  readonly adet: number;
}

interface Row {
  readonly rowId: number;
  readonly productId: number;
  quantity: number;
}

export interface Model {
  readonly rows: readonly Omit<Adds, 'ownRow'>[];
  /** Most of a product that a basket may have; it says so only where `saysStock`. */
  readonly stock: ReadonlyMap<number, number>;
  readonly saysStock: boolean;
  /** Products that are never taken. */
  readonly closed: ReadonlySet<number>;
  /** What befalls the calls, in their order; afterwards nothing does. */
  readonly faults: readonly Fault[];
  /** What another tab adds before each call. */
  readonly others: readonly (Adds | undefined)[];
}

const page = '<!doctype html><title>Hata</title><p>Bir hata oluştu.';
const loginPage = '<form action="/login/"><input type="password"></form>';
const never = () => Promise.withResolvers<Response>().promise;
const sumOf = (rows: readonly Row[], id: number) =>
  rows.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);

/** A basket of the backend that may fail at every step, as `fetch`; knows by itself what was done. */
export function modelBasket({ stock, saysStock, closed, ...model }: Model) {
  let rows: Row[] = [];
  let lastRow = 0;
  let calls = 0;
  let posts = 0;
  let isClosed = false;
  let late: (() => void)[] = [];
  const arrived = new Map<string, { readonly productId: number; readonly quantity: number }>();
  const taken = new Map<number, number>();
  const reads: ReadonlyMap<number, number>[] = [];
  const refused = { hasError: true, errorMessage: 'Bazı ürünler eklenemedi' };

  const put = (productId: number, quantity: number, ownRow: boolean) => {
    const row = ownRow ? undefined : rows.find((one) => one.productId === productId);
    if (row) row.quantity += quantity;
    else rows.push({ rowId: (lastRow += 1), productId, quantity });
  };
  for (const { productId, quantity } of model.rows) put(productId, quantity, true);

  const sums = () => new Map(rows.map(({ productId }) => [productId, sumOf(rows, productId)]));

  const add = (lines: readonly Asked[], post: number) => {
    for (const { productId, adet } of lines) {
      const room = Math.max(0, (stock.get(productId) ?? Infinity) - sumOf(rows, productId));
      const quantity = closed.has(productId) ? 0 : Math.min(adet, room);
      if (quantity === 0) continue;
      put(productId, quantity, false);
      arrived.set(`${post} ${productId}`, { productId, quantity });
    }
    return lines.some(({ productId }) => closed.has(productId)) ? refused : { hasError: false };
  };

  const setRow = (rowId: number, quantity: number) => {
    const row = rows.find((one) => one.rowId === rowId);
    if (!row) return { hasError: false };
    taken.set(row.productId, (taken.get(row.productId) ?? 0) + row.quantity - quantity);
    row.quantity = quantity;
    rows = rows.filter((one) => one.quantity > 0);
    return { hasError: false };
  };

  const read = () => {
    reads.push(sums());
    const products = rows.map(({ rowId, productId, quantity }) => ({
      rowId,
      stokId: productId,
      ad: `Ürün ${productId}`,
      miktarF: quantity,
      ...(saysStock && { StokMiktar: stock.get(productId) ?? 9999 }),
    }));
    return { id: rows.length === 0 ? 0 : 7, products };
  };

  const carryOut = async (request: Request): Promise<() => object> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return read;
    if (request.method === 'DELETE') return () => setRow(Number(pathname.split('/').at(-1)), 0);
    const body: unknown = await request.json();
    if (pathname.includes('updatebasket')) {
      const { rowId, adet } = body as { readonly rowId: number; readonly adet: number };
      return () => setRow(rowId, adet);
    }
    const post = (posts += 1);
    return () => add(body as readonly Asked[], post);
  };

  const answer = (fault: Fault, work: () => object): Response | Promise<Response> => {
    switch (fault) {
      case 'none':
        return Response.json(work());
      case 'doubled':
        work();
        return Response.json(work());
      case '409':
      case '429':
        return new Response('{}', { status: Number(fault) });
      case 'login':
        return new Response(loginPage);
      case '500 before':
        return new Response(page, { status: 500 });
      case 'page before':
        return new Response(page);
      case 'lost before':
        return Promise.reject(new TypeError('Failed to fetch'));
      case 'lost late':
        late.push(work);
        return Promise.reject(new TypeError('Failed to fetch'));
      case 'tab closed before':
        isClosed = true;
        return never();
      case '500 after':
      case 'page after':
      case 'cut':
      case 'lost after':
      case 'tab closed after':
        return after(fault, JSON.stringify(work()));
    }
  };

  const after = (fault: Fault, text: string): Response | Promise<Response> => {
    if (fault === 'lost after') return Promise.reject(new TypeError('Failed to fetch'));
    if (fault === 'tab closed after') isClosed = true;
    if (isClosed) return never();
    if (fault === 'cut') return new Response(text.slice(0, -1));
    return new Response(page, { status: fault === '500 after' ? 500 : 200 });
  };

  return {
    fetch: async (request: Request): Promise<Response> => {
      const work = await carryOut(request);
      const index = calls;
      calls += 1;
      const other = model.others[index];
      if (other) put(other.productId, other.quantity, other.ownRow);
      const fault = model.faults[index] ?? 'none';
      // A basket that was read, and whose answer was lost, has told nobody anything.
      const told = reads.length;
      const response = answer(fault, work);
      if (fault !== 'none' && fault !== 'doubled') reads.length = Math.min(reads.length, told);
      return response;
    },
    /** A minute goes by: what was on its way has arrived. */
    arrive: () => {
      const due = late;
      late = [];
      for (const work of due) work();
    },
    sums,
    /** What each basket had that somebody has got to see. */
    reads,
    posts: () => posts,
    /** What came in of the lines that were sent, what was doubled on the way once. */
    arrived: (id: number) =>
      [...arrived.values()]
        .filter(({ productId }) => productId === id)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    /** What was taken out again. */
    taken: (id: number) => taken.get(id) ?? 0,
    isTabClosed: () => isClosed,
    /** The dealer opens the shop again. */
    reopen: () => {
      isClosed = false;
    },
  };
}
