/**
 * React draws into empty roots here, and never over a server's HTML: nothing calls `hydrateRoot`, nor what `react-dom`
 * has for fetching ahead. What follows from that is written into React's code before bundling, and the minifier leaves
 * out what it makes unreachable. Neither is exported any more, so that a source that wants it fails the build.
 */

/** What is looked for in a file that React publishes, and what stands in its place. */
type Change = readonly [pattern: RegExp, replacement: string];

const callsOf = (...names: readonly string[]) =>
  new RegExp(`(?<!function )\\b(?:${names.join('|')})\\([^()\\n]*\\)`, 'g');

const CLIENT: readonly Change[] = [
  [/^exports\.hydrateRoot =/m, 'var hydrateRoot ='],
  // Reads alone: it is declared, is the last parameter of a function, and is set where no code comes any more.
  [/\bisHydrating\b(?![$\w]| = |\n\) \{)/g, 'false'],
  [/[\w$.]+\.isDehydrated\b/g, 'false'],
  [/[\w$.]+\.dehydrated\b/g, 'null'],
  [/\bfiber === hydrationParentFiber\b/g, 'false'],
  [callsOf('popHydrationState', 'isSuspenseInstanceFallback', 'isSuspenseInstancePending'), 'false'],
  [callsOf('getSuspenseInstanceFromFiber', 'getActivityInstanceFromFiber'), 'null'],
  [callsOf('getParentHydrationBoundary', 'upgradeHydrationErrorsToRecoverable'), 'null'],
  [callsOf('clearHydrationBoundary', 'hideOrUnhideDehydratedBoundary'), 'undefined'],
  [callsOf('commitSuspenseHydrationCallbacks', 'commitActivityHydrationCallbacks'), 'undefined'],
  // No event waits for a part that is still the server's. Looking for such a part finds the event's target too.
  [callsOf('retryIfBlockedOn', 'clearIfContinuousEvent'), 'undefined'],
  [
    /var blockedOn = (findInstanceBlockingEvent\(nativeEvent\));\n +if \(null === blockedOn\)/,
    '$1; var blockedOn = null; if (true)',
  ],
  [/(?<=^ReactDOMSharedInternals\.d = \{\n {2}f: \w+,\n {2}r: \w+),\n(?: {2}\w: \w+,?\n){7}/m, '\n'],
];

const FETCHED_AHEAD = /^exports\.(prefetchDNS|preconnect|preinit|preinitModule|preload|preloadModule) =/gm;

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'react-dom-client.production.js': CLIENT,
  'react-dom.production.js': [[FETCHED_AHEAD, 'var $1 =']],
};

/** @param file the name of the file in `react-dom` that the source is of */
export function clientOnly(source: string, file: string): string {
  return (CHANGES[file] ?? []).reduce((code, [pattern, replacement]) => {
    const changed = code.replace(pattern, replacement);
    if (changed === code) throw new Error(`${file} has no ${pattern} any more.`);
    return changed;
  }, source);
}
