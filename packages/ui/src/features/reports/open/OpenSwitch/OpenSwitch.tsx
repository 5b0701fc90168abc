import { Switch } from '../../../../primitives/Switch/Switch.tsx';
import { row, hint } from './OpenSwitch.css.ts';

export interface OpenSwitchProps {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Shows what is open in place of all movements, and says how that is known. */
export const OpenSwitch = ({ isOpen, onChange }: OpenSwitchProps) => (
  <div className={row}>
    <Switch isSelected={isOpen} onChange={onChange}>
      Açık Kalemler
    </Switch>
    <p className={hint}>
      {isOpen
        ? 'Alacaklar, aynı dövizde en eski borçtan başlanarak düşüldü: vadeye, vade bilinmiyorsa tarihe göre; Devir en eskidir. Gün belge tarihinden, Devir’de aralığın başından sayılır. Bu bir hesaptır; kesin olan satıcının defteridir.'
        : 'Satırları işaretleyin, toplamı altta görün. Ödeme için Açık Kalemler’i açın.'}
    </p>
  </div>
);
