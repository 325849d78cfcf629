import type { DemoTypeName } from './issueTypes';
import type { Random } from './random';

type Phrases = readonly [string, ...string[]];

/** Ends of issue names; the part of the product stands before them. */
const subjects: Readonly<Record<DemoTypeName, Phrases>> = {
  Bugs: [
    'freezes when the list is empty',
    'shows the wrong currency after changing the language',
    'loses the entered text on Back',
    'is cut off at 320 px',
    'answers with a blank page after an hour',
    'ignores the Enter key',
    'sorts umlauts behind Z',
    'prints the footer twice',
    'accepts dates in the past',
    'does not remember the chosen filter',
    'counts returned goods twice',
    'shows <br> instead of a line break',
    'is read aloud in the wrong order by screen readers',
    'fails with "Unexpected end of input"',
    'takes 12 seconds on slow lines',
    'mixes up two customers with the same name',
    'rounds 0.5 down',
    'drops the last character of e-mail addresses',
    'cannot be reached by keyboard',
    'jumps to the top after saving',
    'flickers in dark mode',
    'shows yesterday’s prices until reload',
    'crashes when the device is turned',
    'sends the confirmation twice',
  ],
  Tasks: [
    'needs a loading state',
    'should be covered by browser tests',
    'gets its own settings section',
    'moves to the new component library',
    'is to be translated into Polish and French',
    'needs a load test with 10,000 records',
    'should work without cookies',
    'is to be documented for the support team',
    'needs a cleaned-up database schema',
    'should use the shared date picker',
    'needs a check of all colour contrasts',
    'switches to the new tax rates',
    'needs monitoring and an alarm',
    'should export to CSV',
    'is to be prepared for two warehouses',
    'gets a keyboard shortcut',
    'needs a privacy review',
    'should keep drafts for 30 days',
  ],
  Discussions: [
    'what would you change first?',
    'a proposal for next quarter',
    'how do you explain it to new colleagues?',
    'notes from the workshop',
    'ideas collected at the fair',
    'can we drop the old version?',
    'who knows the history of this?',
    'feedback from our biggest customer',
    'links and reading list',
  ],
  Requests: [
    'with a reduced price from 50 pieces',
    'in the customer’s own colours',
    'connected to their bookkeeping',
    'for a second branch office',
    'in Italian, delivered before summer',
    'with monthly instead of yearly billing',
    'reading their old article numbers',
    'with a direct line to support',
  ],
};

const descriptions: Readonly<Record<DemoTypeName, Phrases>> = {
  Bugs: [
    'Seen on the test system and reported by two customers.\n\n[list]\n* Open the page as a **new** customer\n* Enter anything and press `Enter`\n* Nothing happens; the console says `TypeError`\n[/list]\nIt worked before the last release.',
    '[quote Customer]\nI have tried three times now. Each time I have to start again from the first step.\n[/quote]\nProbably a timeout in the session handling.',
    'The log has this for every attempt:\n[code]\n2 errors, 0 warnings\n  at readLine (import.js:118)\n  at next (<anonymous>)\n[/code]',
    'Steps: see the attached screenshot. Expected: a message. Found: __nothing__.',
    'Happens only with names like O’Connor, Żółć or 山田.',
  ],
  Tasks: [
    'Goal: nobody has to ask the support team for this any more.\n\n[list]\n* agree on the wording\n** in English\n** in French\n* build it\n* show it to the sales team\n[/list]',
    'Part of the plan for this quarter. Keep it small; **no** new dependency.',
    'Proposed interface:\n[code javascript]\nexport function total(lines) {\n  return lines.reduce((sum, line) => sum + line.price * line.count, 0);\n}\n[/code]\nMeasured target: below 200 ms.',
    'Background: [https://example.com/handbook/planning#rules our planning rules].',
    'The current query, which is far too slow:\n[code sql]\nSELECT c.name, SUM(l.price * l.count) AS total\n  FROM customers c JOIN lines l ON l.customer_id = c.id\n GROUP BY c.name ORDER BY total DESC;\n[/code]',
  ],
  Discussions: [
    'I would like to hear what you think. My own view:\n\n**For:** less work every week.\n**Against:** one more thing to explain.',
    'Three of us met yesterday and wrote down what we remember. Please correct.',
    'Found this while cleaning up: www.example.org/archive and \\\\files\\shared\\old\\notes.txt',
    '[rtl]\nשלום, זו הודעה לדוגמה מימין לשמאל.\n[/rtl]\nThe greeting above came from a new member. Welcome!',
  ],
  Requests: [
    'They called on Tuesday and would like an answer this week. Contact: buyer@example.com.',
    '[quote From the e-mail]\nWe are growing and need this for about forty people. What would it cost?\n[/quote]',
    'Same wish as two other customers; worth making it a standard feature.',
  ],
};

const comments: Phrases = [
  'I can reproduce this on the current build.',
  'Works for me. Which version do you use?',
  'Fixed in the branch, please test.',
  'Could you attach a screenshot?',
  'Tested on three devices: **works**.',
  '[quote]\nCould you attach a screenshot?\n[/quote]\nDone, see the attachment.',
  'The cause is an old entry in the cache. Clearing it with `cache:clear` helps for now.',
  'Let us talk about it on Thursday.',
  'Customer confirmed that it is solved.',
  'Still open after the update to 4.2.',
  'I think this needs a decision first:\n[list]\n* leave it as it is\n* hide it behind a setting\n* remove it\n[/list]\nMy vote is for the third.',
  'Raised the priority, because two more people reported it today.',
  'Waiting for the answer of the payment provider.',
  'The stack trace:\n[code java]\nException in thread "main" java.lang.IllegalStateException: no open session\n    at shop.Session.require(Session.java:42)\n    at shop.Checkout.pay(Checkout.java:113)\n[/code]',
  'Thanks, that was quick.',
  'Not before the next release.',
  'Translated; please have a second look at `checkout.title`.',
  'Measured again: 180 ms instead of 2.4 s.',
  'I have split this up, the rest follows.',
  'A workaround: reload with __Ctrl+F5__.',
];

/** Comments that point at another item; `#` stands for its number. */
const references: Phrases = [
  'This is the same as #, isn’t it?',
  'Blocked by # at the moment.',
  'See also # for the earlier discussion.',
  'Together with # this should be one release note.',
  'Reopened, because # came back.',
];

const customers: Phrases = [
  'Bäckerei Öztürk',
  'Blue Harbour Ltd.',
  'Fjord & Fjell AS',
  'Green Valley Farms',
  'Hotel Miramare',
  'Kowalski i Synowie',
  'Librairie du Port',
  'Northwind Clinics',
  'Ravi Electronics',
  'Studio Sette',
  '山本商店',
];

const notes: Phrases = [
  'Prefers to be called in the afternoon.',
  'Has an open invoice.\nAsk accounting before offering a discount.',
  'Knows us from the trade fair.',
];

export function issueName(random: Random, type: DemoTypeName, part: string): string {
  const subject = random.pick(subjects[type]);
  return type === 'Discussions' ? `${part}: ${subject}` : `${part} ${subject}`;
}

export function issueDescription(random: Random, type: DemoTypeName): string {
  return random.pick(descriptions[type]);
}

/** `earlierId` is an issue or comment that the text may point at. */
export function commentText(random: Random, earlierId: number): string {
  if (random.chance(0.85)) return random.pick(comments);
  return random.pick(references).replace('#', `#${earlierId}`);
}

export function customerName(random: Random): string {
  return random.pick(customers);
}

export function noteText(random: Random): string {
  return random.pick(notes);
}
