import type { Application } from '@vitrin/api-client/application/application';
import { useEffect, useState } from 'react';
import { serverPaths } from '../../paths.ts';
import { delegationMemory } from './delegationMemory.ts';

/** The company that is acted for. */
export interface DelegatedCompany {
  readonly name: string;
  /** What tells it from others of its name, as 'No 917'; undefined where nothing is known. */
  readonly number: string | undefined;
  /** Only remembered: the shop has not confirmed it yet, so it must not be said. */
  readonly isAwaited: boolean;
}

/**
 * Whom everything on the page happens for, undefined when for one's own company. Until the shop has answered it is
 * who it was last time, so that the place of the banner is there from the first paint.
 * @param hasFailed the shop could not be asked: nothing is awaited any more
 */
export function useDelegatedCompany(
  application: Pick<Application, 'identity'> | undefined,
  hasFailed: boolean,
): DelegatedCompany | undefined {
  const [remembered] = useState(delegationMemory.get);
  const isKnown = application !== undefined;
  const { isDelegated, delegatedCompany, companyNo } = application?.identity ?? {};
  const current = isDelegated ? delegatedCompany || 'Başka bir firma' : undefined;
  useEffect(() => {
    if (isKnown) delegationMemory.set(current);
  }, [isKnown, current]);

  useEffect(() => {
    document.addEventListener('click', forgetOnLeaving);
    return () => document.removeEventListener('click', forgetOnLeaving);
  }, []);

  const name = isKnown || hasFailed ? current : remembered;
  return name === undefined ? undefined : { name, number: companyNo, isAwaited: !isKnown };
}

const ends: readonly string[] = [serverPaths.endDelegation(), serverPaths.logout()];

/** What lies behind these links is the page of one's own company, or of nobody: no place is kept on it. */
function forgetOnLeaving({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && ends.includes(link.pathname)) delegationMemory.set(undefined);
}
