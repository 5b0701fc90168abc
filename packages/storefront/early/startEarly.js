// Inlined into the page: what its address will need is under way before the application script has arrived. It only
// fetches ahead; nothing is decided here, so a wrong guess costs a request and shows nowhere. The build writes the table it
// reads into the element before it. Its text is hashed for the page policy: after a change, `pnpm generate`.
{
  const { files, routes, furniture } = JSON.parse(document.getElementById('early').textContent);
  const links = [];
  const path = location.pathname.replace(/^\/spa(?=\/)/, '');
  let match;
  const route = routes.find(({ pattern }) => (match = new RegExp(pattern).exec(path)));

  // What the application remembered when it was last here: member or guest, how the shop sorts its lists.
  let visit;
  try {
    visit = JSON.parse(localStorage.getItem('vitrin-visit'));
  } catch {
    // Refused, or somebody else's: then nothing is known.
  }
  const params = new URLSearchParams(location.search);

  const day = /^[12]\d{3}-\d\d-\d\d$/;
  const isRange = ([begin, end]) => day.test(begin) && day.test(end) && begin <= end;
  // As Report does it: the days of the address, else those this report had in this tab, else yesterday and today.
  const rangeOf = (type) => {
    let kept = [];
    try {
      kept = JSON.parse(sessionStorage.getItem(`vitrin-kept-range-${type}`)).value.split('/');
    } catch {
      // Refused, or none.
    }
    // Turkey has been three hours ahead all year round since 2016.
    const recent = [-21, 3].map((hours) =>
      new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10),
    );
    return [[params.get('begin'), params.get('end')], kept].find(isRange) ?? recent;
  };

  const ask = (call) => {
    if (call.isForMembers && visit?.isMember !== true) return;
    let address = call.address.replace(/\$(\d)/g, (_, index) => match[index]);
    if (call.isList) {
      // As resolveCatalogQuery does it in the application.
      const page = params.get('page') ?? '1';
      const fields = ['fiyat', 'ad', 'id'];
      const field = [params.get('field'), visit?.field, 'id'].find((word) => fields.includes(word));
      const ways = ['asc', 'desc', field === 'id' ? 'desc' : 'asc'];
      const way = [params.get('sort'), visit?.order?.toLowerCase(), ways[2]].find((word) =>
        ways.includes(word),
      );
      const inStock = /^(true|false)$/.exec(params.get('instock'))?.[0] ?? String(visit?.inStock);
      // Without a visit before, the shop's settings are not known: only an address that says everything is sure.
      const isSure = visit || (params.has('field') && params.has('sort'));
      if (!isSure || !/^[1-9]\d{0,8}$/.test(page)) return;
      const q = params.get('q');
      const words = call.address === '/search/' ? `q=${encodeURIComponent(q ?? '')}&` : '';
      address += `?${words}page=${page}&d=${way}&f=${field}${inStock === 'true' ? '&instock=true' : ''}`;
    }
    if (call.isRanged) {
      const [begin, end] = rangeOf(match[1]);
      address += `?begin=${begin.replaceAll('-', '.')}&end=${end.replaceAll('-', '.')}`;
    }
    links.push({ rel: 'preload', as: call.as ?? 'fetch', href: address });
  };

  route?.calls.forEach(ask);

  // After the calls: these are short, and a browser that asks for six things at a time would let them wait for all files.
  for (const index of route?.files ?? []) {
    if (files[index].endsWith('.css')) links.push({ rel: 'preload', as: 'style', href: files[index] });
    else links.push({ rel: 'modulepreload', href: files[index] });
  }

  if (route?.isFurnished) furniture.forEach(ask);

  for (const link of links) {
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, link));
  }
}
