import fc from 'fast-check'

/** What has broken parsers before: names of prototypes, control characters, lone surrogates, markup, paths. */
const oddWords = [
  ...[
    '',
    ' ',
    '0',
    '-0',
    '-1',
    '1e9',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '.5',
    '1.',
    '1,5',
    '٣',
    '１',
  ],
  ...[
    '9007199254740993',
    '99999999999999999999',
    '2147483648',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'],
  ...[
    '\0',
    '\t',
    '\n',
    '\r\n',
    '\u2028',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udc00',
    '\u0301',
  ],
  ...['अ', 'पार्टी', 'İ', 'ß', 'ﬃ', '😀', '👨‍👩‍👧', 'a\u0300\u0301\u0302'],
  ...[
    '%',
    '%00',
    '%2e%2e',
    '%ff',
    '%E0%A4',
    '+',
    '&',
    '=',
    ';',
    ',',
    '#',
    '?',
    '\\',
    '/',
    '//',
    '../',
  ],
  ...[
    '<b>',
    '</script>',
    '<!--',
    '"',
    "'",
    '`',
    '$' + '{x}',
    '{{',
    ']]>',
    '&amp;',
    '&#0;',
    '<svg onload=x>',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[::1]',
  ],
  ...['\r\nX-Evil: 1', '; Path=/', 'gid://shopify/ProductVariant/1', 'gid://shopify/Cart/x?key=y'],
] as const

const oddWord = fc.constantFrom(...oddWords)

/** A short text repeated often: patterns that backtrack take long for it. */
const longText = fc
  .tuple(fc.oneof(oddWord, fc.string({ maxLength: 3, unit: 'binary' })), fc.nat(3000))
  .map(([part, times]) => part.repeat(times).slice(0, 20_000))

/** Any text, odd words more often than others. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oddWord },
  { weight: 3, arbitrary: fc.array(oddWord, { maxLength: 5 }).map((words) => words.join('')) },
  { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
  { weight: 1, arbitrary: longText },
)

type Edit = { readonly at: number; readonly length: number; readonly by: string }

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(8),
  by: fc.oneof(oddWord, fc.string({ maxLength: 3 })),
})

const change = (text: string, { at, length, by }: Edit) => {
  const place = Math.floor(at * text.length)
  return text.slice(0, place) + by + text.slice(place + length)
}

/** Real texts with up to four changes; sometimes unchanged, sometimes anything else. */
export function nearly(...texts: readonly string[]): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(change, text))
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: oddText })
}

/** Any JSON value, with odd names and texts. */
export const oddValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1, 0.5, 1e21, Number.MAX_SAFE_INTEGER),
    oddText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddWord, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

type JsonChange = { readonly at: number; readonly how: number; readonly by: unknown }

const jsonChange: fc.Arbitrary<JsonChange> = fc.record({
  at: fc.nat(100_000),
  how: fc.nat(4),
  by: oddValue,
})

/** Real values with up to three of their parts replaced, removed, repeated or wrapped. */
export function nearlyJson(...values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...values), fc.array(jsonChange, { minLength: 0, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce(changeJson, structuredClone(value)))
}

type Spot = { readonly holder: object; readonly key: string }

function listSpots(value: unknown, spots: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return spots
  for (const key of Object.keys(value)) {
    spots.push({ holder: value, key })
    listSpots(Reflect.get(value, key), spots)
  }
  return spots
}

function changeJson(value: unknown, { at, how, by }: JsonChange): unknown {
  const spots = listSpots(value)
  const spot = spots[at % Math.max(1, spots.length)]
  if (spot === undefined) return by
  const { holder, key } = spot
  const before: unknown = Reflect.get(holder, key)
  if (how === 0) Reflect.deleteProperty(holder, key)
  else if (how === 1) Reflect.set(holder, key, [before, structuredClone(before)])
  else if (how === 2 && typeof before === 'string')
    Reflect.set(holder, key, before + JSON.stringify(by))
  else if (how === 3 && typeof before === 'number') Reflect.set(holder, key, -before * 1e9)
  else Reflect.set(holder, key, by)
  return value
}
