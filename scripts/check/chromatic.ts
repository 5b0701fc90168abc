import { run } from '../run.ts';

/**
 * Sends every story, in the modes of `.storybook/modes.ts`, to Chromatic where a project token is set; says so and ends
 * well where there is none. Nothing is left out as unchanged: what a story shows comes from files its imports do not name.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Skipped: CHROMATIC_PROJECT_TOKEN is not set, so the stories are not published to Chromatic.');
  process.exit(0);
}
process.exit(
  (await run('node', ['scripts/buildStorybook.ts'])) ||
    (await run('chromatic', ['--storybook-build-dir=storybook-static', '--exit-zero-on-changes'])),
);
