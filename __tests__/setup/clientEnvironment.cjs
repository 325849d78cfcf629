const { File } = require('node:buffer');
const { createRequire } = require('node:module');

const { resolve } = createRequire(require.resolve('jest-environment-jsdom'));

/**
 * Of the style sheet that jsdom builds in, what tests can see: what is shown at all and what stands in a line of its
 * own. jsdom looks through all rules again whenever something has changed, which would take a fifth of the time.
 */
const shownAs = {
  block: `html, body, p, div, layer, article, aside, footer, header, hgroup, main, nav, section, address, blockquote,
    figcaption, figure, center, hr, h1, h2, h3, h4, h5, h6, ul, menu, dir, ol, dd, dl, dt, form, legend, fieldset,
    optgroup, option, pre, xmp, plaintext, listing, ruby > rt, frameset, frame, details, summary`,
  'inline-block': 'marquee, input, textarea, select, button, meter, progress',
  'list-item': 'li',
  table: 'table',
  'table-header-group': 'thead',
  'table-row-group': 'tbody',
  'table-footer-group': 'tfoot',
  'table-column': 'col',
  'table-column-group': 'colgroup',
  'table-row': 'tr',
  'table-cell': 'td, th',
  'table-caption': 'caption',
  none: `head, meta, title, link, style, script, input[type="hidden"], datalist, param, ruby > rp, noframes, template,
    dialog:not([open]), [hidden]`,
};

function replaceStyleSheet() {
  const path = resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  require(path);
  require.cache[path].exports = Object.entries(shownAs)
    .map(([display, selectors]) => `${selectors} { display: ${display} }`)
    .join('\n');
}

/** Colours, which no test asks for, would be computed up to the root of the document for every question. */
function leaveOutColours() {
  const { propertiesWithResolvedValueImplemented: computed } = require(
    resolve('jsdom/lib/jsdom/living/helpers/style-rules.js'),
  );
  for (const [name, { computedValue }] of Object.entries(computed)) {
    if (computedValue === 'computed-color') delete computed[name];
  }
}

/** What a label is for is found by its id. jsdom would go through the whole document for each label and each field. */
function findLabelledById() {
  // Its parts need each other, in this order.
  require(resolve('jsdom'));
  const { implementation } = require(
    resolve('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js'),
  );
  const { isLabelable } = require(resolve('jsdom/lib/jsdom/living/helpers/form-controls.js'));
  const { get } = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');
  Object.defineProperty(implementation.prototype, 'control', {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, 'for');
      if (!id || !this.isConnected) return get.call(this);
      const element = this.getRootNode({}).getElementById(id);
      return element !== null && isLabelable(element) ? element : null;
    },
  });
}

// Before jsdom has read it.
replaceStyleSheet();
leaveOutColours();
const FixedJsdomEnvironment = require('jest-fixed-jsdom');
findLabelledById();

/**
 * jsdom with the fetch family of Node. File has to come from Node as well: Node's FormData refuses
 * the one of jsdom, and every upload is a FormData.
 */
module.exports = class ClientEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    this.global.File = File;
  }
};
