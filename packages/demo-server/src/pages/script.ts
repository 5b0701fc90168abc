/**
 * What the pages outside the application do by script. A receipt prints itself. The bank's page counts down and asks
 * again at the end; after an approval it tells the window that framed it to finish the order, or leads back by itself.
 */
export const pageScript = `'use strict';
if (document.body.classList.contains('receipt')) addEventListener('load', () => setTimeout(() => print(), 500));
for (const button of document.querySelectorAll('[data-does="print"]')) button.addEventListener('click', () => print());
const main = document.querySelector('main');
const seconds = document.querySelector('[data-seconds]');
if (seconds) {
  const end = Date.now() + Number(seconds.textContent) * 1000;
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    seconds.textContent = String(left);
    if (left === 0) { clearInterval(timer); location.replace(location.pathname); }
  }, 500);
}
const back = document.querySelector('[data-back]');
if (main.hasAttribute('data-finishes')) {
  if (parent === window) location.replace(back.href);
  else parent.postMessage('callHandleFinishCheckout', location.origin);
}
if (main.hasAttribute('data-leads')) location.replace(back.href);
`;
