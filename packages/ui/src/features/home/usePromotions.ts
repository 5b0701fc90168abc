import { useQuery } from '@tanstack/react-query';
import { promotionsQuery, promotionType } from '@vitrin/api-client/home/promotions';
import type { Identity } from '@vitrin/api-client/identity';

type Kind = keyof typeof promotionType;

/** Promotions of one kind, as they are asked for. */
export const promotionsOfQuery = (identity: Identity, kind: Kind) =>
  promotionsQuery(identity, promotionType[kind]);

/** Promotions of one kind: those of the showcase, the modal banner, or the tiles. */
export const usePromotions = (identity: Identity, kind: Kind) => useQuery(promotionsOfQuery(identity, kind));
