import { contact, shopName } from '../content/settings.ts';
import { formatDay } from '../shop/calendar.ts';
import { formatMoney } from '../shop/money.ts';
import type { PrintedReceipt } from '../shop/payments/printedReceipt.ts';
import { escapeHtml, htmlPage } from './html.ts';

/** A receipt that prints itself. */
export function receiptPage(receipt: PrintedReceipt): string {
  const { company, card, currency } = receipt;
  const rows: (readonly [label: string, value: string])[] = [
    ['Makbuz No', receipt.number],
    ['Tarih', `${formatDay(receipt.day)}${receipt.time === '' ? '' : ` ${receipt.time}`}`],
    ['İşlem', receipt.type],
    ['Cari', `${company.cariNo} ${company.name}`],
    ['Vergi Dairesi / No', `${company.taxOffice} / ${company.taxNumber}`],
  ];
  if (card) {
    rows.push(
      ['Banka', card.bankName],
      ['Kart', card.maskedCard],
      ['Kart Sahibi', card.holder],
      ['Taksit', card.instalments === 1 ? 'Tek Çekim' : `${String(card.instalments)} Taksit`],
      ['Karttan Çekilen', formatMoney(card.charged, currency)],
      ['Onay Kodu', card.authorisation],
    );
  }
  if (receipt.note !== '') rows.push(['Açıklama', receipt.note]);
  if (receipt.inWords) rows.push(['Yazıyla', receipt.inWords]);
  const lines = rows.map(
    ([label, value]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return htmlPage(
    `Tahsilat Makbuzu ${receipt.number}`,
    `<main><p class="home">${shopName}</p><p class="note">${escapeHtml(contact.address)} · ${contact.phone}</p>
<h1>Tahsilat Makbuzu</h1>
<table><tbody>${lines.join('')}
<tr class="total"><th scope="row">Tutar</th><td>${formatMoney(receipt.amount, currency)}</td></tr></tbody></table>
<p class="note">Bu belge elektronik olarak düzenlenmiştir.</p>
<div class="actions"><button type="button" data-does="print">Yazdır</button></div></main>`,
    { kind: 'receipt', hasScript: true },
  );
}
