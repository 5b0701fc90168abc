import * as css from './ProductStripCard.css.ts';

const { waiting } = css;

/** A card before its product is there, exactly as high. A row of them pulses together. */
export function ProductStripCardSkeleton({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={css.place}>
      <div className={css.card}>
        <div className={waiting.tile} />
        <div className={css.body}>
          <span className={waiting.name} />
          <span className={waiting.code} />
          {isSignedIn ? (
            <>
              <span className={waiting.price} />
              <div className={waiting.buy} />
            </>
          ) : (
            <span className={waiting.login} />
          )}
        </div>
      </div>
    </div>
  );
}
