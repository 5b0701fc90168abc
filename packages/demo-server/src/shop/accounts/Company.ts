import type { PriceListName } from '../catalogue/prices.ts';
import type { Minor } from '../money.ts';

/** A customer of the shop (a Cari). */
export interface Company {
  readonly id: number;
  /** What a dealer types as Cari No. */
  readonly cariNo: string;
  readonly name: string;
  readonly city: string;
  readonly taxOffice: string;
  /** Ten digits with a valid check digit. */
  readonly taxNumber: string;
  /** The most the company may owe, in kuruş. */
  readonly riskLimit: Minor;
  /** Days after the invoice date by which it is to be paid. */
  readonly paymentDays: number;
  /** The price list the company buys by unless a session chooses another. */
  readonly priceList: PriceListName;
  /** Percentage points on top of every dealer discount; may be negative. */
  readonly discountPoints: number;
  readonly representative: Representative | undefined;
  readonly addresses: readonly Address[];
  /** Times the shop's own vehicle and courier come by; none where they do not drive. */
  readonly vehicleTimes: readonly string[];
  readonly courierTimes: readonly string[];
  /** Orders per working day in the generated past; 0 for a company without a past. */
  readonly activity: number;
}

interface Representative {
  readonly name: string;
  readonly email: string;
}

export interface Address {
  readonly id: number;
  readonly text: string;
  /** Who takes the goods in. */
  readonly contact: string;
}

/** Somebody who signs in for a company. */
export interface Member {
  readonly id: number;
  readonly companyId: number;
  /** What a dealer types as Kullanıcı Kodu. */
  readonly userName: string;
  readonly displayName: string;
  /** May act for the companies of the portfolio. */
  readonly canDelegate: boolean;
  /** May change the theme and the category icons. */
  readonly canEditTheme: boolean;
}

/** Who does something, and for which company. */
export interface Actor {
  readonly member: Member;
  /** The company acted for: the member's own, or the delegated one. */
  readonly company: Company;
  readonly isDelegated: boolean;
}
