import type { Mutation } from './Mutation.ts';

const scan = 'packages/ui/src/scan';
const dialog = 'packages/ui/src/features/scan/ScanDialog';
const dialogStories = `${dialog}/ScanDialog.stories.tsx`;
const worker = 'packages/storefront/src/worker';
const session = 'packages/ui/src/features/session';

/** Breakages of what stands in the warehouse: the camera, the app on the home screen, the worker, a shop without a network. */
export const warehouseMutations: readonly Mutation[] = [
  {
    what: 'a label of GS1 is taken with all that stands on it',
    file: `${scan}/codes/codeOf.ts`,
    from: 'if (gtin !== undefined) return gtin;',
    to: '',
    caughtBy: [`${scan}/codes/codeOf.test.ts`, 'WARE-01 the code that a symbol means GS1 elements'],
  },
  {
    what: 'the noughts that fill up the number of an article belong to it',
    file: `${scan}/codes/codeOf.ts`,
    from: 'shortGtin(trimmed)',
    to: 'trimmed',
    caughtBy: [
      `${scan}/codes/codeOf.test.ts`,
      'WARE-01 the code that a symbol means a UPC-A, which a reader fills up',
    ],
  },
  {
    what: 'a link is taken for a code',
    file: `${scan}/codes/codeOf.ts`,
    from: '|:\\/\\/',
    to: '',
    caughtBy: [`${scan}/codes/codeOf.test.ts`, 'WARE-01 the code that a symbol means a link'],
  },
  {
    what: 'a hand that rests on a label orders again',
    file: `${scan}/codes/createScanRule.ts`,
    from: 'if (inSight.has(code)) return false;',
    to: '',
    caughtBy: [
      `${scan}/codes/createScanRule.test.ts`,
      'WARE-01 a code counts once, however long a frame takes',
    ],
  },
  {
    what: 'the same label counts again after a second',
    file: `${scan}/codes/createScanRule.ts`,
    from: 'const unseen = 1500;',
    to: 'const unseen = 1000;',
    caughtBy: [
      `${scan}/codes/createScanRule.test.ts`,
      'WARE-01 a code counts again after 1.5 s out of sight',
    ],
  },
  {
    what: 'a frame that misses a label is another label',
    file: `${scan}/codes/createScanRule.ts`,
    from: 'const glance = 500;',
    to: 'const glance = 0;',
    caughtBy: [
      `${scan}/codes/createScanRule.test.ts`,
      'WARE-01 a code counts once where a frame misses one now and then',
    ],
  },
  {
    what: 'labels are read only as they are printed',
    file: `${scan}/reader/readPixels.ts`,
    from: 'tryRotate: true',
    to: 'tryRotate: false',
    caughtBy: [`${scan}/reader/readPixels.test.ts`, 'WARE-01 a label of 8690224281570 is read from the side'],
  },
  {
    what: 'the labels of boxes are not read',
    file: `${scan}/reader/readPixels.ts`,
    from: "'ITF', ",
    to: '',
    caughtBy: [`${scan}/reader/readPixels.test.ts`, 'WARE-01 a label of 18690224281577 is read tilted'],
  },
  {
    what: 'a reader that says nothing is waited for without end',
    file: `${scan}/reader/openWorkerReader.ts`,
    from: "setTimeout(() => fail('The reader says nothing.'), patience)",
    to: 'setTimeout(() => undefined, patience)',
    caughtBy: [
      `${scan}/reader/openWorkerReader.test.ts`,
      'WARE-01 whatever our reader does, there is an answer it cannot be had, or says nothing',
    ],
  },
  {
    what: 'the answer about one picture is taken for that about another',
    file: `${scan}/reader/openWorkerReader.ts`,
    from: 'turn.then(() => ask(bitmap))',
    to: 'ask(bitmap)',
    caughtBy: [
      `${scan}/reader/openWorkerReader.test.ts`,
      'WARE-01 whatever our reader does, there is an answer it reads one picture after the other',
    ],
  },
  {
    what: 'a camera that comes when nobody wants it any more stays on',
    file: `${scan}/camera/openCamera.ts`,
    from: 'stop(stream);\n      return undefined;',
    to: 'return undefined;',
    caughtBy: [
      `${scan}/camera/openCamera.test.ts`,
      'WARE-02 a camera is let go, also where it comes too late',
    ],
  },
  {
    what: 'a camera that is not allowed is called busy',
    file: `${scan}/camera/openCamera.ts`,
    from: "NotAllowedError: 'refused',",
    to: '',
    caughtBy: [`${scan}/camera/openCamera.test.ts`, 'WARE-02 a camera that is not allowed is told'],
  },
  {
    what: 'the camera looks at its holder',
    file: `${scan}/camera/openCamera.ts`,
    from: "facingMode: 'environment'",
    to: "facingMode: 'user'",
    caughtBy: [
      `${scan}/camera/openCamera.test.ts`,
      'WARE-02 a camera looks away from its holder, unless one was chosen',
    ],
  },
  {
    what: 'the camera stays on behind another tab',
    file: `${scan}/camera/useCamera.ts`,
    from: 'isWanted && isSeen',
    to: '(isSeen || isWanted) && isWanted',
    caughtBy: [dialogStories, 'Stops The Camera'],
  },
  {
    what: 'a camera is asked for once and never again',
    file: `${scan}/camera/useCamera.ts`,
    from: 'setAttempt(attempt + 1)',
    to: 'setAttempt(attempt)',
    caughtBy: [dialogStories, 'Recovers On Retry'],
  },
  {
    what: 'the camera that was chosen is forgotten',
    file: `${dialog}/ScanDialog.tsx`,
    from: 'keepScanSettings(changed);',
    to: '',
    caughtBy: [dialogStories, 'Lights And Turns'],
  },
  {
    what: 'a phone shakes that was told not to',
    file: `${dialog}/ScanDialog.tsx`,
    from: 'if (settings.hasVibration) signals.vibrate();',
    to: 'signals.vibrate();',
    caughtBy: [dialogStories, 'Reads Each Code Once'],
  },
  {
    what: 'a tone is heard that was turned off',
    file: `${dialog}/ScanDialog.tsx`,
    from: 'if (settings.hasSound) signals.beep();',
    to: 'signals.beep();',
    caughtBy: [dialogStories, 'Reads Each Code Once'],
  },
  {
    what: "a press on 'Kod Yaz' is lost where the camera is refused meanwhile",
    file: `${dialog}/ScanDialog.tsx`,
    from: 'ref={typeButton}',
    to: 'key={problem} ref={typeButton}',
    caughtBy: [dialogStories, 'Takes Codes Without A Camera'],
  },
  {
    what: 'the camera reads on while a code is written',
    file: `${dialog}/ScanDialog.tsx`,
    from: 'isStopped || isHeld || isTyping',
    to: 'isStopped || isHeld',
    caughtBy: [dialogStories, 'Takes A Code By Hand'],
  },
  {
    what: 'without a camera one code is all that can be written',
    file: `${dialog}/ScanDialog.tsx`,
    from: 'if (problem === undefined) {',
    to: '{',
    caughtBy: [dialogStories, 'Takes Codes Without A Camera'],
  },
  {
    what: 'codes of a photo are read for nothing',
    file: `${scan}/usePhoto.ts`,
    from: 'take(codes);',
    to: 'void take;',
    caughtBy: [dialogStories, 'Reads Photos'],
  },
  {
    what: 'a code that was read at the search leads nowhere',
    file: 'packages/ui/src/screens/ProductSearch/ScanButton.tsx',
    from: 'onCode(code);',
    to: '',
    caughtBy: ['packages/ui/src/screens/ProductSearch/ProductSearch.stories.tsx', 'Scans'],
  },
  {
    what: 'the camera reads on while a row is corrected',
    file: 'packages/ui/src/screens/QuickOrder/ScanOrder.tsx',
    from: 'isHeld={isHeld}',
    to: '',
    caughtBy: ['packages/ui/src/screens/QuickOrder/QuickOrder.stories.tsx', 'Scans'],
  },
  {
    what: 'it is not said that codes wait for a network',
    file: 'packages/ui/src/screens/QuickOrder/ScanOrder.tsx',
    from: 'told={isOffline ? <Kept told={told} /> : told}',
    to: 'told={told}',
    caughtBy: ['packages/ui/src/screens/QuickOrder/QuickOrder.stories.tsx', 'Mobile Scanned Offline'],
  },
  {
    what: 'the reader of bar codes may not be compiled',
    file: 'packages/server/src/securityHeaders.ts',
    from: "script-src 'self' 'wasm-unsafe-eval'",
    to: "script-src 'self'",
    caughtBy: [
      'packages/server/src/site.test.ts',
      'WARE-01 the reader of bar codes is compiled in its worker and nowhere else',
    ],
  },
  {
    what: 'a shop can no longer be installed as an app',
    file: 'packages/server/src/shopManifest.ts',
    from: "display: 'standalone'",
    to: "display: 'browser'",
    caughtBy: [
      'packages/server/src/site.test.ts',
      'WARE-03 the manifest says what its address says, and nothing that would end a text of it',
    ],
  },
  {
    what: 'a name may end a text of the manifest',
    file: 'packages/ui/src/features/session/manifestAddress.ts',
    from: ".replaceAll('\"', '”')",
    to: '',
    caughtBy: ['checks/manifest.test.ts', 'WARE-03 a shop called'],
  },
  {
    what: 'nginx knows no way to switch the worker off',
    file: 'deploy/entrypoint.sh',
    from: 'off) WORKER_FILE=sw-off.js',
    to: 'off) WORKER_FILE=sw.js',
    caughtBy: [
      'checks/nginx.test.ts',
      'WARE-03 WARE-04 gives the manifest and the worker that the storefront server gives',
    ],
  },
  {
    what: 'the storefront server knows no way to switch the worker off',
    file: 'packages/server/src/site.ts',
    from: 'settings.hasWorker ? worker : workerOff',
    to: 'settings.hasWorker ? worker : worker',
    caughtBy: [
      'packages/server/src/site.test.ts',
      'WARE-04 the worker asks this origin only, is asked for each time, and is switched off by a setting',
    ],
  },
  {
    what: 'without a network the rows of somebody else are shown',
    file: 'packages/api-client/src/personal/lastIdentity.ts',
    from: 'return identity.isAuth && isTheirs.get() ? identity : undefined;',
    to: 'return identity.isAuth ? identity : undefined;',
    caughtBy: [
      'packages/api-client/src/personal/personal.test.ts',
      'WARE-04 without a network the shop is open for whom it was open last for nobody once what is kept says another owner than it names',
    ],
  },
  {
    what: 'codes that could not be looked up wait for a press when there is a network again',
    file: 'packages/ui/src/features/quick-order/lookup/createPacedQueue.ts',
    from: 'if (isOnline) onBack();',
    to: '',
    caughtBy: [
      'packages/ui/src/features/quick-order/lookup/lookup.test.ts',
      'WARE-04 what failed is asked again by itself when there is a way to the shop again, for whoever still waits',
    ],
  },
  {
    what: 'documents that could not be read wait for a press when there is a network again',
    file: 'packages/ui/src/screens/Bought/createBought.ts',
    from: 'else if (failed.length > 0) retryFailed();',
    to: '',
    caughtBy: [
      'packages/ui/src/screens/Bought/createBought.test.ts',
      'WARE-04 what failed without a way to the shop is read by itself when there is one: documents, and their list',
    ],
  },
  {
    what: 'a release is not taken up without a new start',
    file: 'scripts/serve.ts',
    from: 'server.reload();',
    to: '',
    caughtBy: ['checks/serve.test.ts', 'SIGUSR2 takes up a release without a connection that ends'],
  },
  {
    what: 'the worker answers for the backend',
    file: `${worker}/wayOf.ts`,
    from: "/[.](?:js|css)$/.test(pathname) ? 'file' : 'none'",
    to: "/[.](?:js|css)$/.test(pathname) ? 'file' : 'file'",
    caughtBy: [`${worker}/worker.test.ts`, 'WARE-04 the worker answers nothing at /basket/'],
  },
  {
    what: 'a page of errors is kept as a file of the build',
    file: `${worker}/keptBuilds.ts`,
    from: 'isHtml === (path === scope)',
    to: '(isHtml || path !== scope)',
    caughtBy: [
      `${worker}/worker.test.ts`,
      'WARE-04 a build is kept not at all where a file is a page of errors that calls itself well',
    ],
  },
  {
    what: 'half a build is kept',
    file: `${worker}/keptBuilds.ts`,
    from: 'await caches.delete(nameOf(build));\n        throw error;',
    to: 'throw error;',
    caughtBy: [`${worker}/worker.test.ts`, 'WARE-04 a build is kept not at all where the page is an error'],
  },
  {
    what: 'tabs that are open lose the files of their build',
    file: `${worker}/keptBuilds.ts`,
    from: 'others.slice(0, -1)',
    to: 'others',
    caughtBy: [
      `${worker}/worker.test.ts`,
      'WARE-04 a build is kept beside the one before it, whose tabs may be open, and older ones go',
    ],
  },
  {
    what: 'a worker that was taken away keeps what comes late',
    file: `${worker}/keptBuilds.ts`,
    from: ' && (await caches.has(nameOf(build)))',
    to: '',
    caughtBy: [
      `${worker}/worker.test.ts`,
      'WARE-04 a build is kept no more once it was taken away, whatever is still on its way',
    ],
  },
  {
    what: 'what a worker kept outlives it',
    file: `${worker}/endWorker.ts`,
    from: 'await kept.forgetAll();',
    to: '',
    caughtBy: [`${worker}/worker.test.ts`, 'WARE-04 a worker is taken away with all that it kept'],
  },
  {
    what: 'a new version takes the page away',
    file: `${worker}/watchVersions.ts`,
    from: '=== entry) say(',
    to: '.length > 0) say(',
    caughtBy: [
      `${worker}/watchVersions.test.ts`,
      'WARE-05 a new version is told, once, and taken only when somebody wants it',
    ],
  },
  {
    what: 'a version that another tab has taken cannot be had',
    file: `${worker}/watchVersions.ts`,
    from: 'if (!waiting) return reload();',
    to: 'if (!waiting) return undefined;',
    caughtBy: [
      `${worker}/watchVersions.test.ts`,
      'WARE-05 a version that another tab has taken is there by loading the page',
    ],
  },
  {
    what: 'the first version is told as a new one',
    file: `${worker}/watchVersions.ts`,
    from: "installing.state === 'installed' && workers.controller",
    to: "installing.state === 'installed'",
    caughtBy: [
      `${worker}/watchVersions.test.ts`,
      'WARE-05 the first version waits for nobody, and one that says nothing is not told of',
    ],
  },
  {
    what: 'a page that stays open never looks for a new version',
    file: `${worker}/watchVersions.ts`,
    from: 'registration.update().catch(() => undefined);',
    to: '',
    caughtBy: [
      `${worker}/watchVersions.test.ts`,
      'WARE-05 a page that stays open looks for a new version when it is looked at, once an hour',
    ],
  },
  {
    what: "'Yenile' does not take the new version",
    file: `${session}/VersionNotice/VersionNotice.tsx`,
    from: 'onPress={onTake}',
    to: 'onPress={onClose}',
    caughtBy: [`${session}/VersionNotice/VersionNotice.stories.tsx`, 'Default'],
  },
  {
    what: 'a guest is told that codes are kept',
    file: `${session}/OfflineStrip/OfflineStrip.tsx`,
    from: '{!isGuest && (',
    to: '{(isGuest || !isGuest) && (',
    caughtBy: [`${session}/OfflineStrip/OfflineStrip.stories.tsx`, 'Guest'],
  },
];
