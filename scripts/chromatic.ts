import { run } from './run.ts';

/** Sends the stories to Chromatic where a project token is set; says so and ends well where there is none. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Skipped: CHROMATIC_PROJECT_TOKEN is not set, so the stories are not published to Chromatic.');
  process.exit(0);
}
process.exit(
  await run('chromatic', ['--build-script-name=build:storybook', '--exit-zero-on-changes', '--only-changed']),
);
