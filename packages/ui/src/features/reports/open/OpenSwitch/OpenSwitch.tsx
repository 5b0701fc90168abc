import { paths } from '../../../../paths.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { FileTextIcon } from '../../../../primitives/Icon/FileTextIcon.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Switch } from '../../../../primitives/Switch/Switch.tsx';
import { routes } from '../../../../routes.ts';
import { hint, letter, row } from './OpenSwitch.css.ts';

export interface OpenSwitchProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** The letter of a day's balance is wanted. */
  onLetter: () => void;
}

/** What can be done with a statement: seeing what is open, how that is known, and having its balance confirmed. */
export const OpenSwitch = ({ isOpen, onChange, onLetter }: OpenSwitchProps) => (
  <div className={row}>
    <Switch isSelected={isOpen} onChange={onChange}>
      Açık Kalemler
    </Switch>
    <p className={hint}>
      {isOpen
        ? 'Alacaklar, aynı dövizde en eski borçtan başlanarak düşüldü: vadeye, vade bilinmiyorsa tarihe göre; Devir en eskidir. Gün belge tarihinden, Devir’de aralığın başından sayılır. Bu bir hesaptır; kesin olan satıcının defteridir.'
        : 'Satırları işaretleyin, toplamı altta görün. Ödeme için Açık Kalemler’i açın.'}{' '}
      Kendi defterinizle karşılaştırmak için:{' '}
      <Link tone="underlined" href={paths.reconcile.to()}>
        {routes.reconcile.title}
      </Link>
    </p>
    <div className={letter}>
      <Button icon={<FileTextIcon />} onPress={onLetter}>
        Mutabakat Mektubu
      </Button>
    </div>
  </div>
);
