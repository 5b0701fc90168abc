import { useQueryClient } from '@tanstack/react-query';
import { keepDrafts } from '@vitrin/api-client/drafts';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import { forgetPriceList } from '@vitrin/api-client/stored/storedKeys';
import { useEffectEvent, useLayoutEffect } from 'react';
import {
  choosePriceList,
  pickPriceList,
  readChosenPriceList,
  readPriceLists,
  type PriceList,
} from './priceList.ts';

export interface PriceListChoice {
  /** The lists the shop has set. */
  readonly lists: readonly PriceList[];
  /** Name of the list in use, undefined for the visitor's own prices. */
  readonly chosen: string | undefined;
  readonly choose: (name: string) => void;
  readonly reset: () => void;
}

/**
 * The price list prices are shown from, with its shortcuts Ctrl+1 to Ctrl+3. The choice is a cookie that the backend
 * reads, so that the page is loaded again after it; what was typed in it comes back. While something is being written
 * nothing is chosen: the answer would be lost.
 */
export function usePriceList(reload: () => void): PriceListChoice {
  const queries = useQueryClient();
  const { data } = useApplication();
  const lists = data ? readPriceLists(data) : [];
  const write = (cookie: string) => {
    if (queries.isMutating() > 0) return;
    document.cookie = cookie;
    keepDrafts();
    reload();
  };
  const choose = (name: string) => write(choosePriceList(name));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const list = pickPriceList(lists, event);
    if (list === undefined) return;
    event.preventDefault();
    choose(list.name);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { lists, chosen: readChosenPriceList(document.cookie), choose, reset: () => write(forgetPriceList) };
}
