import type { Account } from '@vitrin/api-client/account/account';
import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { formatMoney } from '../../../text/formatAmount.ts';
import * as css from './AccountDetails.css.ts';

export interface AccountDetailsProps {
  account: Account;
}

/** What the shop knows of the company. What it does not know has no place here. */
export function AccountDetails({ account }: AccountDetailsProps) {
  const { companyName, cariNo, taxOffice, taxNumber, riskLimit, representative, addresses } = account;
  return (
    <div className={css.cards}>
      <Card title="Cari Bilgileri">
        <dl className={css.facts}>
          {companyName !== '' && <Fact name="Firma">{companyName}</Fact>}
          {cariNo !== '' && <Fact name="Cari No">{cariNo}</Fact>}
          {taxOffice !== '' && <Fact name="Vergi dairesi">{taxOffice}</Fact>}
          {taxNumber !== '' && (
            <Fact name="Vergi numarası">
              <span className={css.digits} translate="no">
                {taxNumber}
              </span>
            </Fact>
          )}
          {riskLimit !== undefined && (
            <Fact name="Risk limiti">
              <span className={css.amount} translate="no">
                {riskText(riskLimit)}
              </span>
            </Fact>
          )}
        </dl>
      </Card>
      {representative && (
        <Card title="Satış Temsilcisi">
          <dl className={css.facts}>
            {representative.name !== '' && <Fact name="Adı">{representative.name}</Fact>}
            {representative.email !== '' && (
              <Fact name="E-posta">
                <Link href={`mailto:${representative.email}`}>{breakable(representative.email)}</Link>
              </Fact>
            )}
          </dl>
        </Card>
      )}
      {addresses.map(({ address, contact }, index) => (
        <Card key={index} title={`Adres - ${index + 1}`}>
          <dl className={css.facts}>
            {address !== '' && <Fact name="Adres">{address}</Fact>}
            {contact !== '' && <Fact name="Yetkili">{contact}</Fact>}
          </dl>
        </Card>
      ))}
    </div>
  );
}

/** An address that is too long for its line goes on after the @. */
function breakable(email: string): ReactNode {
  const host = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

/** In lira, whether the shop has written so itself or not. */
const riskText = (limit: number | string) =>
  typeof limit === 'number' ? formatMoney(limit, 'TRY') : /(TL|TRY|₺)/.test(limit) ? limit : `${limit} TL`;

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.card}>
    <Heading level={2} look="part">
      {title}
    </Heading>
    {children}
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.text} translate="no">
      {children}
    </dd>
  </div>
);
