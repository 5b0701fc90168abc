import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { promotionType } from '@vitrin/api-client/calls/home';
import { promotionsQuery } from '@vitrin/api-client/queries/home';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Promotions of one kind: those of the showcase, the modal banner, or the tiles. */
export const usePromotions = (identity: Identity, kind: keyof typeof promotionType) =>
  useQuery(promotionsQuery(api, identity, promotionType[kind]));
