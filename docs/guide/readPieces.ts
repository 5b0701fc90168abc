import type { GuideStory } from './readGuide.ts';

/** A branch of the sidebar, `Features/Basket`, with its pieces in the order of their names. */
export interface PieceBranch {
  readonly branch: string;
  readonly pieces: readonly { readonly name: string; readonly states: readonly GuideStory[] }[];
}

const branchOf = (title: string) => {
  const [layer = '', domain = ''] = title.split('/');
  return layer === 'Features' ? `${layer}/${domain}` : layer;
};

/** Everything that can be looked at and is no page of its own, by branch. */
export function readPieces(stories: readonly GuideStory[]): PieceBranch[] {
  const pieces = stories.filter(({ title }) => !title.startsWith('Screens/'));
  const branches = Map.groupBy(pieces, ({ title }) => branchOf(title));
  return [...branches].map(([branch, own]) => ({
    branch,
    pieces: [...Map.groupBy(own, ({ title }) => title)].map(([title, states]) => ({
      name: title.slice(branch.length + 1),
      states,
    })),
  }));
}
