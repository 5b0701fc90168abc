import { formatCount } from '../../text/formatAmount.ts';

/** `48 KB`, `9,5 MB`. */
export const fileSize = ({ size }: File) =>
  size < 1_000_000
    ? `${formatCount(Math.ceil(size / 1024))} KB`
    : `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(size / 1024 / 1024)} MB`;
