/** Functions that make a colour; only the token file may call them. */
const colourFunctions = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
];

/** `:has()` of no element in particular: every element is one it could be about, and is styled anew with whatever comes into it. */
const looseHas = /(^|[\s>+~,]):has\(/;

export default {
  extends: ['stylelint-config-standard', 'stylelint-plugin-logical-css/configs/recommended'],
  ignoreDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': colourFunctions,
    'declaration-no-important': true,
    'selector-disallowed-list': [
      [looseHas],
      { message: 'Say which element it is about: [data-heading]:has(...)' },
    ],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'logical-css/require-logical-properties': [
      true,
      // Browsers other than Firefox lack the logical forms of these.
      { ignore: ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y'] },
    ],
  },
  overrides: [
    {
      files: ['src/ui/tokens.css'],
      rules: { 'function-disallowed-list': null, 'color-no-hex': null },
    },
    {
      // Their class names come with the pages, which the server renders.
      files: ['src/hostPages/**/*.css'],
      rules: { 'selector-class-pattern': null, 'selector-id-pattern': null },
    },
    {
      // The reader's wish for less motion outranks every component.
      files: ['src/ui/base.css', 'src/ui/tokens.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
