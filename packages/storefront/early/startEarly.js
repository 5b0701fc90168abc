// Inlined into the page: what its address will need is under way before the application script has arrived. It only
// fetches ahead; nothing is decided here, so a wrong guess costs a request and shows nowhere. The build writes the table it
// reads into the element before it. Its text is hashed for the page policy: after a change, `pnpm edge`.
{
  const { files, routes } = JSON.parse(document.getElementById('early').textContent);
  const links = [];
  const path = location.pathname.replace(/^\/spa(?=\/)/, '');
  let match;
  const route = routes.find(({ pattern }) => (match = new RegExp(pattern).exec(path)));
  for (const index of route?.files ?? []) {
    if (files[index].endsWith('.css')) links.push({ rel: 'preload', as: 'style', href: files[index] });
    else links.push({ rel: 'modulepreload', href: files[index] });
  }

  // What the application remembered when it was last here: member or guest, and how its lists are sorted.
  let remembered = '';
  try {
    remembered = localStorage.getItem('vitrin-visit') ?? '';
  } catch {
    // Refused: then nothing is known.
  }
  const [who, field, sort, inStock] = remembered.split(' ');
  const params = new URLSearchParams(location.search);

  for (const call of route?.calls ?? []) {
    if (call.isForMembers && who !== 'member') continue;
    let address = call.address.replace(/\$(\d)/g, (_, index) => match[index]);
    if (call.isList) {
      const order = {
        page: params.get('page') ?? '1',
        d: params.get('sort') ?? sort,
        f: params.get('field') ?? field,
        instock: params.get('instock') ?? inStock,
      };
      if (
        !/^[1-9]\d{0,8}$/.test(order.page) ||
        !/^(asc|desc)$/.test(order.d) ||
        !/^(fiyat|ad|id)$/.test(order.f)
      )
        continue;
      const q = params.get('q');
      const words = call.address === '/search/' ? `q=${encodeURIComponent(q ?? '')}&` : '';
      address += `?${words}page=${order.page}&d=${order.d}&f=${order.f}${order.instock === 'true' ? '&instock=true' : ''}`;
    }
    links.push({ rel: 'preload', as: 'fetch', href: address });
  }

  for (const link of links) {
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, link));
  }
}
