/** The look of the pages outside the application: form, receipt, bank. */
export const stylesheet = `:root { color-scheme: light dark; --ink: light-dark(#172026, #e8edf0); --muted: light-dark(#55626b, #a5b1b9); --line: light-dark(#d5dce0, #3a464d); --brand: #0f5f66; --paper: light-dark(#fff, #1a2226); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 "Inter Variable", Inter, system-ui, sans-serif; color: var(--ink); background: light-dark(#f3f5f6, #11171a); }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; line-height: 2rem; letter-spacing: -0.016em; }
a { color: light-dark(var(--brand), #7cc9c6); }
.home { font-weight: 620; text-decoration: none; }
form { display: grid; gap: .25rem; margin-top: 1.5rem; }
label { margin-top: .75rem; font-size: .875rem; }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid light-dark(#8796a0, #66757e); border-radius: 6px; padding: .5rem .75rem; min-height: 2.75rem; }
input[aria-invalid] { border-color: #c22b2b; }
.error { margin: 0; color: light-dark(#a61b1b, #ff9c94); font-size: .875rem; }
button, .button { font: inherit; font-weight: 520; color: #fff; background: var(--brand); border: 0; border-radius: 6px; padding: .5rem 1.25rem; min-height: 2.75rem; cursor: pointer; margin-top: 1.25rem; }
button.quiet { color: inherit; background: transparent; border: 1px solid light-dark(#8796a0, #66757e); }
:focus-visible { outline: 2px solid #2f6feb; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 430; color: var(--muted); width: 40%; }
.total td { font-size: 1.25rem; font-weight: 620; }
.note { color: var(--muted); font-size: .875rem; }
.code { font-size: 1.5rem; font-weight: 620; letter-spacing: .2em; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
body.bank main { max-width: 26rem; padding-top: 1rem; }
@media print { @page { margin: 0; } body { background: #fff; color: #000; print-color-adjust: exact; } main { padding: 20mm; max-width: none; } .actions, .home { display: none; } }
`;
