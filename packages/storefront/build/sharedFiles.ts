import { proofs, type ScreenProof } from '@vitrin/ui/route-proofs';
import type { Plugin } from 'vite';

/** A file, and the screens that are all who need what stands in it. */
interface SharedFile {
  readonly name: string;
  readonly screens: readonly string[];
  /** Other files whose style sheets stand in this one's, too: a request less. */
  readonly styles?: readonly string[];
  /** One of the screens: what it shares only with what comes late to it stands here, too, instead of in a file of its own. */
  readonly lateOf?: string;
}

/** Source, in signs, below which a file of its own would cost more than it weighs. */
const small = 1250;
/** More than so many share what is not theirs alone: of style sheets, which weigh less than a request costs, fewer. */
const many = { script: 5, style: 4 };

type Later = Readonly<Record<string, { readonly modules: readonly string[] }>>;

/** What the table of routes has a budget for: screens, and what comes later to them; files of the interface without their ending. */
const parts = new Set(
  Object.values(proofs).flatMap(({ screen, later = {} }: ScreenProof & { readonly later?: Later }) => [
    `screens/${screen}/${screen}`,
    ...Object.values(later).flatMap(({ modules }) => modules.map((module) => module.replace(/[.]tsx$/, ''))),
  ]),
);

const isPart = (id: string, part: string) => id.endsWith(`/${part}.tsx`);
const isStyle = (id: string) => id.includes('.vanilla.css');
const isSome = (id: string) => [...parts].some((part) => isPart(id, part));
const keyOf = (screens: ReadonlySet<string>) => [...screens].toSorted().join('~');

/**
 * Puts what screens have in common into files by who needs it as soon as it is shown: a module stands in the first of the files whose
 * screens are all that need it. What fits none stands in the frame's file where many need it or it is small, else in one of its own.
 * The files are listed from what few share to what many do: then what a module imports, which as many need or more, stands in the same
 * file or in a later one, and no file brings others along.
 */
export function sharedFiles(files: readonly SharedFile[]) {
  /** By module, who needs it; by who needs it, how much source that is. */
  const needed = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  /** By module, how many of what comes late need it. */
  const late = new Map<string, number>();
  let [ofFrame, ofLogin] = [new Set<string>(), new Set<string>()];

  const sizeOf = (name: string) => sizes.get(name) ?? 0;
  /** Of what one screen shares with what comes late, a file for what many of the late need, where it is worth one. */
  const oftenOf = (id: string, key: string) => (late.get(id) ?? 0) > many.script && `often~${key}`;
  const nameOf = (id: string): string | undefined => {
    const screens = needed.get(id);
    if (screens === undefined || (screens.size === 1 && !late.has(id))) return undefined;
    const key = keyOf(screens);
    const often = oftenOf(id, key);
    const file =
      screens.size > 1
        ? files.find((one) => screens.isSubsetOf(new Set(one.screens)))?.name
        : often && sizeOf(often) >= 2 * small
          ? often
          : `own~${key}`;
    if (file === undefined) {
      const isOfMany = screens.size > (isStyle(id) ? many.style : many.script);
      return isOfMany || sizeOf(key) < small ? 'shop' : `shared~${key}`;
    }
    return (isStyle(id) && files.find(({ styles }) => styles?.includes(file))?.name) || file;
  };

  const plugin: Plugin = {
    name: 'vitrin-shared-files',
    apply: 'build',
    buildEnd() {
      needed.clear();
      sizes.clear();
      late.clear();
      const ids = [...this.getModuleIds()];
      const withImports = (start: readonly string[]) => {
        const found = new Set(start);
        // What is added on the way is gone through, too.
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const importsOf = (part: string) => withImports(ids.filter((id) => isPart(id, part)));
      ofFrame = importsOf('storefront/src/ShopApp');
      for (const part of parts)
        for (const id of importsOf(part).difference(ofFrame))
          needed.set(id, (needed.get(id) ?? new Set()).add(part.slice(part.lastIndexOf('/') + 1)));
      // What a route opens is no part of a screen that comes late.
      const comesLate = (id: string) => {
        const { dynamicImporters = [], importedIds = [] } = this.getModuleInfo(id) ?? {};
        return dynamicImporters.length > 0 && !isSome(id) && !importedIds.some(isSome);
      };
      for (const root of ids.filter(comesLate))
        for (const id of withImports([root])) late.set(id, (late.get(id) ?? 0) + 1);
      ofLogin = importsOf('screens/Login/Login');
      for (const { lateOf = '', screens } of files) {
        const own = [...needed.keys()].filter(
          (id) => late.has(id) && keyOf(needed.get(id) ?? new Set()) === lateOf,
        );
        for (const id of withImports(own)) for (const screen of screens) needed.get(id)?.add(screen);
      }
      for (const [id, screens] of needed) {
        const key = keyOf(screens);
        const name = (screens.size === 1 && oftenOf(id, key)) || key;
        sizes.set(name, sizeOf(name) + (this.getModuleInfo(id)?.code?.length ?? 0));
      }
    },
  };

  const named = (beginning: string) => ({
    name: (id: string) => nameOf(id) ?? null,
    test: (id: string) => nameOf(id)?.startsWith(beginning) ?? false,
  });
  const groups = [
    // What a screen has in common with what comes late to it.
    { ...named('own~'), priority: 1 },
    ...files.map(({ name }, place) => ({
      name,
      test: (id: string) => nameOf(id) === name,
      priority: place + 2,
    })),
    { ...named('shared~'), priority: files.length + 2 },
    { ...named('often~'), priority: files.length + 2 },
  ];
  const isOfFrame = (id: string) => nameOf(id) === 'shop';
  const isShared = (id: string) => ofFrame.has(id) || (needed.get(id)?.size ?? 0) > 1;
  /** What the login has in common with anything else, and how it and the frame look. */
  const isOfEveryOpening = (id: string) =>
    isStyle(id)
      ? ofLogin.has(id) || ofFrame.has(id) || isOfFrame(id)
      : ofLogin.has(id) && isShared(id) && !id.includes('node_modules');
  return { plugin, groups, isOfEveryOpening, isOfFrame };
}
