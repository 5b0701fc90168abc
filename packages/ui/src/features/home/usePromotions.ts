import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { promotionType } from '@vitrin/api-client/calls/home';
import { promotionsQuery } from '@vitrin/api-client/queries/home';
import type { Identity } from '@vitrin/api-client/read/readApplication';

type Kind = keyof typeof promotionType;

/** Promotions of one kind, as they are asked for. */
export const promotionsOfQuery = (identity: Identity, kind: Kind) =>
  promotionsQuery(api, identity, promotionType[kind]);

/** Promotions of one kind: those of the showcase, the modal banner, or the tiles. */
export const usePromotions = (identity: Identity, kind: Kind) => useQuery(promotionsOfQuery(identity, kind));
