import type { Checkout, DeliveryKind } from '@vitrin/api-client/checkout/checkout';
import type { ReactNode } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { BikeIcon } from '../../../primitives/Icon/BikeIcon.tsx';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { TruckIcon } from '../../../primitives/Icon/TruckIcon.tsx';
import { WarehouseIcon } from '../../../primitives/Icon/WarehouseIcon.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { deliveryNames } from '../checkoutWords.ts';
import { offeredDeliveries, type CheckoutDraft, type ResolvedChoice } from '../resolveChoice.ts';
import type { ChoiceErrors } from '../validateChoice.ts';
import * as css from './DeliverySection.css.ts';

export interface DeliverySectionProps {
  checkout: Checkout;
  choice: ResolvedChoice;
  errors: ChoiceErrors;
  isDisabled: boolean;
  onChange: (change: CheckoutDraft) => void;
}

const looks: Record<DeliveryKind, { icon: ReactNode; description: string }> = {
  depo: { icon: <WarehouseIcon />, description: 'Depomuzdan alın' },
  kargo: { icon: <PackageIcon />, description: 'Adresinize teslim' },
  arac: { icon: <TruckIcon />, description: 'Dağıtım aracımızla' },
  kurye: { icon: <BikeIcon />, description: 'Kuryeyle teslim' },
};

/** How the goods get to the dealer, and where or when. */
export function DeliverySection({ checkout, choice, errors, isDisabled, onChange }: DeliverySectionProps) {
  const times = timesOf(choice.delivery, checkout);
  return (
    <>
      <RadioGroup
        label="Teslimat Şekli"
        isLabelHidden
        look="card"
        isDisabled={isDisabled}
        options={offeredDeliveries(checkout).map((kind) => ({
          value: kind,
          label: deliveryNames[kind],
          ...looks[kind],
        }))}
        value={choice.delivery}
        onChange={(delivery) => onChange({ delivery })}
      />
      {choice.delivery === 'kargo' && (
        <Detail>
          {checkout.addresses.length === 0 ? (
            <Alert tone="info">Kayıtlı teslimat adresiniz yok; adres sizinle görüşülerek belirlenir.</Alert>
          ) : (
            <Select
              label="Teslimat Adresi"
              placeholder="Adres seçin"
              isRequired
              isDisabled={isDisabled}
              errorMessage={errors.addressId}
              options={checkout.addresses.map(({ id, label }) => ({ value: String(id), label }))}
              value={choice.addressId === undefined ? null : String(choice.addressId)}
              onChange={(id) => onChange({ addressId: Number(id) })}
            />
          )}
        </Detail>
      )}
      {times && times.offered.length > 0 && (
        <Detail>
          <Select
            label="Teslimat Saati"
            placeholder="Saat seçin"
            isRequired
            isDisabled={isDisabled}
            errorMessage={errors[times.key]}
            options={times.offered.map((time) => ({ value: time, label: time }))}
            value={choice[times.key] ?? null}
            onChange={(time) => onChange({ [times.key]: time })}
          />
        </Detail>
      )}
    </>
  );
}

const Detail = ({ children }: { children: ReactNode }) => <div className={css.detail}>{children}</div>;

/** The times a delivery can be chosen for, and which field keeps the chosen one. */
function timesOf(delivery: DeliveryKind, { vehicleTimes, courierTimes }: Checkout) {
  if (delivery === 'arac') return { offered: vehicleTimes, key: 'vehicleTime' } as const;
  return delivery === 'kurye' ? ({ offered: courierTimes, key: 'courierTime' } as const) : undefined;
}
