import { contact, shopName } from './settings.ts';

/** A page the shop's staff wrote, as HTML. */
export interface Page {
  readonly title: string;
  readonly html: string;
}

const pages: Readonly<Record<string, Page>> = {
  hakkimizda: {
    title: 'Hakkımızda',
    html:
      `<p>${shopName}, 1983 yılında Karaköy’de 40 metrekarelik bir dükkânda kuruldu. Bugün dört şehirdeki deposundan Türkiye’nin her yerindeki bayilere ulaşır.</p>` +
      '<h2>Rakamlarla</h2><ul><li>5.000’i aşkın kalem ürün</li><li>60’tan fazla marka</li><li>İstanbul, Ankara, İzmir ve Bursa’da dört depo</li><li>Aynı gün sevkiyat oranı: %94</li></ul>' +
      '<p>Ürün ve fiyat sorularınız için <a href="/page/iletisim">bize yazın</a>.</p>',
  },
  iletisim: {
    title: 'İletişim',
    html:
      `<p>${contact.address}</p><p>Telefon: <a href="tel:+902125550101">${contact.phone}</a><br>E-posta: <a href="mailto:${contact.email}">${contact.email}</a></p>` +
      '<h2>Depolarımız</h2><table><thead><tr><th>Depo</th><th>Çalışma saatleri</th></tr></thead><tbody>' +
      '<tr><td>İkitelli Merkez Depo</td><td>08.00 – 18.30</td></tr><tr><td>Ankara Ostim Depo</td><td>08.30 – 18.00</td></tr>' +
      '<tr><td>İzmir Bornova Depo</td><td>08.30 – 18.00</td></tr><tr><td>Bursa Nilüfer Depo</td><td>08.30 – 17.30</td></tr></tbody></table>',
  },
  teslimat: {
    title: 'Teslimat ve Kargo',
    html:
      '<p>Hafta içi saat 16.00’ya kadar tamamlanan siparişler aynı gün hazırlanır.</p>' +
      '<ul><li><strong>Depodan teslim:</strong> hazır olduğunda size haber veririz.</li><li><strong>Kargo:</strong> anlaşmalı kargo ile 1–3 iş günü.</li>' +
      '<li><strong>Araç:</strong> İstanbul içinde seçtiğiniz saat aralığında kendi araçlarımızla.</li><li><strong>Kurye:</strong> acil ve küçük gönderiler için.</li></ul>',
  },
  iade: {
    title: 'İade Koşulları',
    html:
      '<p>Ambalajı açılmamış ürünleri fatura tarihinden itibaren <strong>14 gün</strong> içinde iade edebilirsiniz.</p>' +
      '<ol><li>İade isteğinizi satış temsilcinize bildirin.</li><li>İade faturasını düzenleyin.</li><li>Ürünü size en yakın depomuza teslim edin.</li></ol>' +
      '<p>Kesilmiş kablo, zincir ve hortum ile renklendirilmiş boya iade alınmaz.</p>',
  },
  gizlilik: {
    title: 'Gizlilik ve KVKK',
    html:
      '<p>Kişisel verileriniz 6698 sayılı Kanun kapsamında, yalnızca sipariş, fatura ve teslimat için işlenir.</p>' +
      '<h2>Haklarınız</h2><p>Verilerinizin düzeltilmesini ve silinmesini isteyebilirsiniz. Kart bilgileriniz saklanmaz; ödeme bankanızın sayfasında tamamlanır.</p>',
  },
  bayilik: {
    title: 'Bayilik Koşulları',
    html:
      '<p>Bayilerimiz cari hesap, özel iskonto ve anlaşma fiyatlarından yararlanır.</p><ul><li>Vergi levhası ve imza sirküleri</li><li>Yıllık asgari alım taahhüdü yoktur</li><li>Başvurular iki iş günü içinde yanıtlanır</li></ul>' +
      '<p>Başvurmak için <a href="/bayibasvuru">formu doldurun</a>.</p>',
  },
  kampanyalar: {
    title: 'Kampanyalar',
    html:
      '<h2>Peşin ödemeye ek %5</h2><p>Havale ile ödenen siparişlerde peşin fiyat listesi geçerlidir.</p>' +
      '<h2>Aydınlatmada sezon indirimi</h2><p>LED panel ve projektörlerde bayi iskontonuza ek indirim. Stoklarla sınırlıdır.</p>',
  },
};

/** A content page by the name the menus use; undefined when nobody wrote it. */
export const findPage = (id: string): Page | undefined => (Object.hasOwn(pages, id) ? pages[id] : undefined);
