import type { Promotion } from '@vitrin/api-client/home/promotions';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { words } from '../../../text/words.ts';
import { promotionLink } from '../promotionLink.ts';
import * as css from './ModalBanner.css.ts';

export interface ModalBannerProps {
  promotion: Promotion;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** 'Bir daha gösterme' was pressed; closes too. */
  onHide: () => void;
}

/** An announcement in front of the home page. */
export function ModalBanner({ promotion, isOpen, onOpenChange, onHide }: ModalBannerProps) {
  const link = promotionLink(promotion);
  return (
    <Dialog
      title={promotion.title || 'Duyuru'}
      closeLabel={words.close}
      header="overlay"
      isFlush
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button tone="quiet" onPress={onHide}>
            Bir daha gösterme
          </Button>
          {link && (
            <LinkButton tone="brand" href={link.href} onClick={() => onOpenChange(false)}>
              {link.text}
            </LinkButton>
          )}
        </>
      }
    >
      {promotion.imageUrl !== '' && (
        <div className={css.picture}>
          <Image src={promotion.imageUrl} alt="" ratio="auto" fit="cover" isPriority />
        </div>
      )}
      {(promotion.title !== '' || promotion.text !== '') && (
        <div className={css.words}>
          {promotion.title !== '' && (
            <Heading level={3} look="part">
              {promotion.title}
            </Heading>
          )}
          {promotion.text !== '' && <p className={css.text}>{promotion.text}</p>}
        </div>
      )}
    </Dialog>
  );
}
