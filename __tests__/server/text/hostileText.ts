import { fc } from '@tests/support/properties';

const PIECES = [
  ...'* _ ` [ ] ( ) # @ . : / \\ < > & " \''.split(' '),
  ...[' ', '\n', '\t'],
  ...[
    '**',
    '__',
    '***',
    '[list]',
    '[/list]',
    '[quote]',
    '[quote a:b #1]',
    '[/quote]',
    '[code]',
    '[code c++]',
    '[/code]',
  ],
  ...[
    '[rtl]',
    '[/RTL]',
    '\n* ',
    '\n** ',
    '\n****** ',
    '[#12 x]',
    '[http://x.org y]',
    '[a@b.cd z]',
    '[javascript:alert(1) q]',
  ],
  ...[
    'http://',
    'www.',
    'ftp.',
    'file://',
    '\\\\srv',
    'mailto:',
    'a@b.cd',
    '#7',
    'x',
    'ż',
    '日本',
    '😀',
    '%',
    '-',
    '?',
  ],
];

/** Texts made of the pieces that mean something to the two converters. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 60,
  })
  .map((pieces) => pieces.join(''));

/** Pieces that, repeated, make a careless converter take quadratic time. */
export const REPEATED = [
  ...PIECES,
  ...[
    'a.',
    'a-',
    'a@',
    '@a.b',
    'a@b.',
    'www.(',
    'http://x(',
    '(a',
    '[a x',
    '[#1 x',
    '[list x',
    '[quote',
    '[quote x',
    '`a',
  ],
  ...[
    '[list]\n* x\n',
    '[quote]',
    '[/quote]',
    '[list]****** a\n',
    '**a__b',
    '#1',
    '#1a',
    'mailto:',
    '....',
    '\\',
    '\\\\.',
    '[code]',
    '[http://a',
  ],
];

/** Longer than any text the server accepts. */
export const HOSTILE_LENGTH = 200_000;
/** Far above what linear work takes (a tenth of a second), far below what quadratic work would. */
export const HOSTILE_BUDGET_MS = 1_500;

/**
 * The milliseconds of processor time a conversion of `piece` repeated to the hostile length takes: a machine busy with
 * other things does not lengthen it.
 */
export function timeOf(convert: (text: string) => string, piece: string): number {
  const text = piece.repeat(Math.ceil(HOSTILE_LENGTH / piece.length));
  const start = process.cpuUsage();
  convert(text);
  return process.cpuUsage(start).user / 1000;
}
