import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { waiting } from './Reconcile.css.ts';

/** What stands there while the statement, or what compares it, is on its way. */
export const ResultOnItsWay = () => (
  <div className={waiting} aria-busy="true" role="status" aria-label="Karşılaştırılıyor">
    <Skeleton height={52} shape="control" />
    <Skeleton height={168} shape="control" />
    <Skeleton height={320} shape="control" />
  </div>
);
