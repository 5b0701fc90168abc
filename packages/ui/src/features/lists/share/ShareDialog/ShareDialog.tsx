import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { CheckIcon } from '../../../../primitives/Icon/CheckIcon.tsx';
import { CopyIcon } from '../../../../primitives/Icon/CopyIcon.tsx';
import { MessageCircleIcon } from '../../../../primitives/Icon/MessageCircleIcon.tsx';
import { LinkButton } from '../../../../primitives/Link/LinkButton.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../../../primitives/TextField/TextField.tsx';
import { toasts } from '../../../../primitives/Toast/toasts.ts';
import { useLazyComponent } from '../../../../primitives/useLazyComponent.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../../../text/formatAmount.ts';
import { words } from '../../../../text/words.ts';
import { ListFileMenu } from '../../ListFileMenu.tsx';
import { linkToList, messageOf, shortLink, whatsAppMessage } from '../listLink.ts';
import { isShareable } from '../listText.ts';
import type { ListContents } from '../ListContents.ts';
import * as css from './ShareDialog.css.ts';

export interface ShareDialogProps {
  isOpen: boolean;
  /** What is shared: with rows. The same object as long as it is the same list. */
  list: ListContents;
  onClose: () => void;
}

const loadCode = async () => (await import('../ListCode.tsx')).ListCode;

/** Hands a list on: as a link that holds all of it, as a message, as a QR code, or as a file. */
export function ShareDialog({ isOpen, list, onClose }: ShareDialogProps) {
  return (
    <Dialog
      title="Listeyi Paylaş"
      size="lg"
      placement="top"
      isFullScreenOnPhone
      isFlush
      closeLabel={words.close}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Ways list={list} />
    </Dialog>
  );
}

function Ways({ list }: Pick<ShareDialogProps, 'list'>) {
  const link = useLink(list);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const left = list.rows.filter((row) => !isShareable(row)).length;
  const isLong = link.length > shortLink;
  const message = messageOf(list, link);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.select();
      toasts.show({
        tone: 'critical',
        title: 'Bağlantı kopyalanamadı.',
        message: 'Alanda seçili duran bağlantıyı kopyalayabilirsiniz.',
      });
    }
  };

  return (
    <div className={css.sides}>
      <div className={css.ways}>
        <p className={css.about}>
          <span translate="no">{list.name}</span> · {formatCount(list.rows.length)} ürün
        </p>
        {left > 0 && (
          <Alert tone="caution" announce="never">
            {formatCount(left)} satırın kodu bağlantıda taşınamıyor; bu satırlar paylaşılmaz.
          </Alert>
        )}
        <div className={css.link}>
          <TextField
            ref={field}
            label="Bağlantı"
            isReadOnly
            translate="no"
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Button
            tone="brand"
            icon={<CopyIcon />}
            isDone={isCopied}
            isDisabled={link === ''}
            onPress={() => void copy()}
          >
            Bağlantıyı Kopyala
          </Button>
          {link !== '' && (
            <p className={css.length}>
              {formatCount(link.length)} karakter; ürünlerin hepsi bağlantının içindedir.
            </p>
          )}
        </div>
        <VisuallyHidden role="status">{isCopied ? 'Bağlantı kopyalandı.' : ''}</VisuallyHidden>
        {isLong && (
          <Alert>Bağlantı, QR kodu ve WhatsApp iletisi için çok uzun. Listeyi dosya olarak gönderin.</Alert>
        )}
        <div className={css.actions}>
          {!isLong && link !== '' && (
            <LinkButton href={whatsAppMessage(message)} target="_blank" icon={<MessageCircleIcon />}>
              WhatsApp
            </LinkButton>
          )}
          <ListFileMenu list={list}>Dışa Aktar</ListFileMenu>
        </div>
        {!isLong && link !== '' && <Message text={message} />}
        <ul className={css.facts}>
          <Fact>Ad, kod ve miktar taşır; fiyat taşımaz, sunucuya gönderilmez.</Fact>
          <Fact>Açan kişi kendi fiyatlarını görür, isterse kaydeder veya sepete ekler.</Fact>
        </ul>
      </div>
      {!isLong && link !== '' && (
        <div className={css.code}>
          <Code link={link} name={list.name} />
        </div>
      )}
    </div>
  );
}

/** The link to a list; '' for the moment it takes to make it. */
function useLink(list: ListContents): string {
  const [made, setMade] = useState<{ readonly of: ListContents; readonly link: string }>();
  useEffect(() => {
    let isStale = false;
    const make = async () => {
      const link = await linkToList(list);
      if (!isStale) setMade({ of: list, link });
    };
    void make();
    return () => {
      isStale = true;
    };
  }, [list]);
  return made?.of === list ? made.link : '';
}

/** What is sent, as it is read; the link itself is cut. */
function Message({ text }: { text: string }) {
  const [title, ...lines] = text.split('\n');
  return (
    <div className={css.message} translate="no">
      <b className={css.messageTitle}>{title}</b>
      {lines.map((line, place) => (
        // Two rows may read alike.
        <div key={`${place}`} className={place === lines.length - 1 ? css.messageLink : undefined}>
          {line}
        </div>
      ))}
    </div>
  );
}

function Fact({ children }: { children: string }) {
  return (
    <li className={css.fact}>
      <span className={css.mark}>
        <CheckIcon size="sm" />
      </span>
      {children}
    </li>
  );
}

/** The QR code, whose code is fetched when it is shown. */
function Code(props: { link: string; name: string }) {
  const { Component: ListCode, fetch } = useLazyComponent(loadCode);
  const [state, setState] = useState<'loading' | 'failed'>('loading');
  const load = async () => {
    setState('loading');
    if (!(await fetch())) setState('failed');
  };
  const begin = useRef(load);
  useEffect(() => void begin.current(), []);
  if (ListCode) return <ListCode {...props} />;
  if (state === 'loading') return <Spinner label="QR kodu hazırlanıyor" />;
  return (
    <Alert tone="critical" actions={<Button onPress={() => void load()}>{words.retry}</Button>}>
      QR kodu hazırlanamadı.
    </Alert>
  );
}
