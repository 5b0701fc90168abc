import type { Route, RouteName } from '@vitrin/ui/routes';

/** A route as the page finds it. */
export interface PreloadRoute extends Pick<Route, 'enter' | 'layout'> {
  readonly name: RouteName;
  /** Expression of its whole paths; the parameters are its groups. */
  readonly pattern: string;
  /** What it loads, by their places in `files`. */
  readonly files: readonly number[];
}

/** What the build tells the script in the page: names of files change from build to build, and the script's hash does not. */
export interface PreloadTable {
  /** Addresses of files of the build. */
  readonly files: readonly string[];
  readonly routes: readonly PreloadRoute[];
}
