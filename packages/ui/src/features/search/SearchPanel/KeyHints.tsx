import { hints, key } from './SearchPanel.css.ts';

/** What the keys do, for desks; screen readers know it from the roles. */
export const KeyHints = () => (
  <div className={hints} aria-hidden="true">
    <span>
      <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> gezin
    </span>
    <span>
      <kbd className={key}>Enter</kbd> ürünü aç
    </span>
    <span>
      <kbd className={key}>Esc</kbd> kapat
    </span>
  </div>
);
