import type { Shop } from '../shop/Shop.ts';
import type { Actor } from '../shop/accounts/Company.ts';
import { dayOf } from '../shop/calendar.ts';
import type { Viewer } from './writeProduct.ts';

/** Where a visitor's session is kept: in a cookie, or with a page that has a session of its own. */
export interface SessionKeeper {
  /** The session's secret, if the visitor has one. */
  readonly token: (request: Request) => string | undefined | Promise<string | undefined>;
  /** Remembers a new session; gives the headers of the answer that tell the browser. */
  readonly open: (token: string) => Readonly<Record<string, string>>;
  /** Forgets the session; gives the headers that tell the browser. */
  readonly close: () => Readonly<Record<string, string>>;
}

/** Who sent a request, signed in or not. */
export interface Visitor extends Viewer {
  readonly token: string | undefined;
}

/** Somebody signed in. */
export interface Member extends Visitor {
  readonly token: string;
  readonly actor: Actor;
}

/** What a handler knows of a request before it reads it. */
interface HandlerRequest {
  readonly request: Request;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Finds out who asks. */
export interface Authentication {
  readonly visitor: (request: HandlerRequest) => Promise<Visitor>;
  /** The signed-in visitor, undefined for a guest. */
  readonly member: (request: HandlerRequest) => Promise<Member | undefined>;
  readonly sessions: SessionKeeper;
}

export function createAuthentication(shop: Shop, sessions: SessionKeeper): Authentication {
  const visitor = async ({ request, cookies }: HandlerRequest): Promise<Visitor> => {
    const token = await sessions.token(request);
    return {
      token,
      actor: shop.sessions.actor(token),
      priceList: cookies.kisayolFiyat,
      day: dayOf(shop.now()),
    };
  };
  return {
    sessions,
    visitor,
    member: async (request) => {
      const { token, actor, ...rest } = await visitor(request);
      return token !== undefined && actor ? { ...rest, token, actor } : undefined;
    },
  };
}
