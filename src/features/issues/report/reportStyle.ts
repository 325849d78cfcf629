/**
 * How a report looks, on screens of either brightness and on paper. Lines of code are broken where there is no room: without a
 * script a box that scrolls is out of reach of the keyboard in some browsers, or a stop of it where nothing scrolls.
 */
export const reportStyle = `
:root { color-scheme: light dark; --paper: #fcfdfd; --ink: #1c2224; --muted: #5a6569; --line: #d5dbdd; --sunken: #f2f4f5; --link: #0b5563; }
@media (prefers-color-scheme: dark) { :root { --paper: #14191b; --ink: #d9dee0; --muted: #9aa4a8; --line: #333b3e; --sunken: #1c2224; --link: #7cc4d4; } }
* { box-sizing: border-box; }
body { max-inline-size: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 0 0 0.75rem; font-size: 1.2rem; line-height: 1.3; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
p { margin: 0.25rem 0 0; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.muted, time { color: var(--muted); }
.rows { overflow-x: auto; margin-block: 1.5rem 2rem; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
th { color: var(--muted); font-weight: 600; }
main > div { content-visibility: auto; contain-intrinsic-block-size: auto 600rem; margin-inline: -0.5rem; padding-inline: 0.5rem; }
article { padding-block: 2rem 0.5rem; border-block-start: 1px solid var(--line); scroll-margin-block-start: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.2rem 1rem; margin: 0 0 1rem; }
dt { max-inline-size: 14rem; color: var(--muted); }
dd { margin: 0; white-space: pre-wrap; }
.text { white-space: pre-wrap; tab-size: 4; }
.text ul { margin-block: 0.25rem; padding-inline-start: 1.5rem; }
.text code { padding: 0 0.25em; border-radius: 3px; background: var(--sunken); font: 0.9em/1.45 ui-monospace, monospace; }
.text pre { margin: 0.5rem 0; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); direction: ltr; font: 0.9em/1.45 ui-monospace, monospace; text-align: start; white-space: pre-wrap; }
.quote { margin-block: 0.5rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); color: var(--muted); }
.quote-title { font-weight: 600; }
.rtl { direction: rtl; }
section > div { margin-block: 0.75rem; padding: 0.6rem 0.8rem; border: 1px solid var(--line); border-radius: 6px; break-inside: avoid; }
section > div > p:first-child { margin: 0 0 0.25rem; font-size: 0.9rem; }
img { display: block; max-inline-size: 100%; max-block-size: 40rem; margin-block-start: 0.5rem; }
@media (max-width: 30rem) { td:nth-child(2) { min-inline-size: 12rem; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-block-end: 0.4rem; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --muted: #444; --line: #bbb; --sunken: #f4f4f4; --link: #000; } body { max-inline-size: none; padding: 0; font-size: 10pt; } main > div { content-visibility: visible; margin-inline: 0; padding-inline: 0; } h2, h3, thead, tr { break-after: avoid; break-inside: avoid; } }
`;
