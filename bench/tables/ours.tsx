import '@vitrin/ui/theme';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { readProductList } from '../../packages/api-client/src/catalog/productList.ts';
import { ProductTable } from '../../packages/ui/src/features/catalog/ProductTable/ProductTable.tsx';
import { SelectionBar } from '../../packages/ui/src/features/catalog/SelectionBar/SelectionBar.tsx';
import { selectionOf } from '../../packages/ui/src/features/catalog/selections.ts';

const list = readProductList(await (await fetch('/bench/list500.json')).json());
const selection = selectionOf('bench', 'bench');

/** The table of the shop with the bar that counts what is chosen, without the page around it. */
const mount = (element: HTMLElement) =>
  flushSync(() =>
    createRoot(element).render(
      <>
        <ProductTable list={list} isSignedIn selection={selection} loginHref="/spa/login" />
        <SelectionBar
          selection={selection}
          isPending={false}
          onAdd={() => undefined}
          isSaving={false}
          onSave={() => undefined}
          onClear={selection.clear}
        />
      </>,
    ),
  );
Object.assign(window, { mount });
