import { formatAmount } from '../../../../text/formatAmount.ts';
import { formatDate } from '../../../../text/formatDate.ts';
import { amountInWords } from '../amountInWords.ts';
import { balanceSide } from '../balanceSide.ts';
import type { CurrencyBalance } from '../dayBalance.ts';
import * as css from './LetterPaper.css.ts';

/** A company as a letter names it; '' for what is not known, which is left to be written by hand. */
export interface LetterCompany {
  readonly name: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  readonly address: string;
}

export interface LetterPaperProps {
  seller: LetterCompany;
  dealer: LetterCompany;
  /** Calendar days `yyyy-MM-dd`: whose balance it is, when it was written, and where the statement begins. */
  day: string;
  today: string;
  begin: string;
  balances: readonly CurrencyBalance[];
}

/** A name, or room for it. */
const who = (name: string) => name || '……………………………';

/** More of them stand closer, so that eight fit on the page. */
const fewCurrencies = 3;

/** The letter by which two companies confirm a balance: a page of A4 for up to eight currencies. */
export function LetterPaper({ seller, dealer, day, today, begin, balances }: LetterPaperProps) {
  const isDense = balances.length > fewCurrencies;
  return (
    <article className={isDense ? `${css.paper} ${css.dense}` : css.paper}>
      <header className={css.head}>
        <h1 className={css.title}>Mutabakat Mektubu</h1>
        <p>{formatDate(today)}</p>
      </header>
      <div className={css.pair}>
        <Company word="Satıcı" company={seller} />
        <Company word="Bayi" company={dealer} />
      </div>
      <p className={css.text}>
        {who(seller.name)} hesap ekstresine göre {who(dealer.name)} cari hesabının{' '}
        <strong>{formatDate(day)}</strong> günü sonundaki bakiyesi aşağıdadır. Kayıtlarınızla uyup uymadığını
        kaşe ve imzayla bildirmenizi rica ederiz.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Döviz</th>
            <th scope="col" className={css.amount}>
              Bakiye
            </th>
            <th scope="col">Yönü ve yazıyla</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ currency, kurus }) => (
            <tr key={currency}>
              <td translate="no">{currency || 'Dövizsiz'}</td>
              <td className={css.amount} translate="no">
                {formatAmount(Math.abs(kurus) / 100)}
              </td>
              <td>
                {balanceSide(kurus)}
                <span className={css.words} translate="no">
                  Yalnız {amountInWords(kurus, currency)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.pair}>
        <div className={css.answer}>
          <p className={css.option}>
            <span className={css.box} /> Mutabıkız
          </p>
          <p>Yukarıdaki bakiyeler kayıtlarımızla aynıdır.</p>
        </div>
        <div className={css.answer}>
          <p className={css.option}>
            <span className={css.box} /> Mutabık değiliz
          </p>
          <p>Kayıtlarımızdaki bakiye:</p>
          <dl className={css.own}>
            {balances.map(({ currency }) => (
              <Blank key={currency} word={currency || 'Dövizsiz'} />
            ))}
          </dl>
        </div>
      </div>
      <div className={css.pair}>
        <Signature word="Satıcı" name={seller.name} />
        <Signature word="Bayi" name={dealer.name} />
      </div>
      <p className={css.source}>
        {formatDate(begin)} – {formatDate(day)} hesap ekstresinden; önceki günlerden devir dâhil.
      </p>
    </article>
  );
}

/** A line to write on. */
const Blank = ({ word }: { word: string }) => (
  <div className={css.blank}>
    <dt>{word}</dt>
    <dd />
  </div>
);

function Company({ word, company }: { word: string; company: LetterCompany }) {
  const { name, taxOffice, taxNumber, address } = company;
  const facts = [
    ['Vergi dairesi', taxOffice],
    ['Vergi numarası', taxNumber],
    ['Adres', address],
  ] as const;
  return (
    <section>
      <p className={css.term}>{word}</p>
      {name === '' ? <p className={css.line} /> : <p className={css.name}>{name}</p>}
      <dl className={css.facts}>
        {facts.map(([term, text]) => (
          <div key={term} className={css.fact}>
            <dt>{term}</dt>
            <dd className={text === '' ? css.line : css.known}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Signature = ({ word, name }: { word: string; name: string }) => (
  <section className={css.signature}>
    <p>
      <strong>{word}</strong>
    </p>
    <p>{name}</p>
    <div className={css.stamp}>Kaşe ve imza</div>
    <dl className={css.signer}>
      <Blank word="Ad soyad" />
      <Blank word="Tarih" />
    </dl>
  </section>
);
