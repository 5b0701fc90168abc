// What a browser does by itself: one innerHTML of a real table, one listener, texts changed directly.
const list = await (await fetch('/bench/list500.json')).json();

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'body{font:14px sans-serif;margin:0}table{border-collapse:collapse;width:1200px;table-layout:fixed}th:first-child{width:380px}td,th{padding:2px 6px;text-align:left}input{width:60px}',
);
document.adoptedStyleSheets = [sheet];

const escape = (text) => String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const heads = [
  'Ürün',
  'Barkod',
  ...list.fiyatAds.toReversed(),
  'İsk.',
  'Anlaşma',
  'Durum',
  'Termin',
  'Miktar',
];
const row = (product) => {
  const cells = [
    `<img src="${escape(product.image?.smallUrl)}" width="40" height="40" loading="lazy" alt=""><a href="/spa/product/${product.id}">${escape(product.ad)}</a><small>${escape(product.kod)}</small>`,
    escape(product.barkod),
    ...product.fiyats.map(({ fiyatFK }) => escape(fiyatFK)),
    `%${product.iskonto}`,
    escape(product.stokAnlasmaFiyat?.fiyatFK),
    escape(product.miktarDisplayName),
    escape(product.teminDisplayName),
    `<button type="button">−</button><input inputmode="numeric" aria-label="Miktar: ${escape(product.ad)}" data-id="${product.id}"><button type="button">+</button>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

window.mount = (root) => {
  root.innerHTML = `<table><thead><tr>${heads.map((head) => `<th>${escape(head)}</th>`).join('')}</tr></thead><tbody>${list.stoks.map(row).join('')}</tbody></table><output>0</output>`;
  const chosen = new Map();
  const output = root.querySelector('output');
  root.addEventListener('input', ({ target }) => {
    chosen.set(target.dataset.id, Number.parseInt(target.value, 10) || 0);
    output.textContent = String([...chosen.values()].reduce((sum, count) => sum + count, 0));
  });
};
