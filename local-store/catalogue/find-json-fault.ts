/** Where a text stops being JSON, and why. Lines and columns are counted from 1. */
type JsonFault = { readonly line: number; readonly column: number; readonly reason: string }

type Wanted = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma'
type Bracket = '{' | '['
type Step = { readonly wanted: Wanted; readonly length: number }

const aValue = 'a value must be here, such as "text", 10, true, [ ] or { }'
const aName = 'a name in straight double quotation marks must be here'
const reasons: Readonly<Record<Wanted, string>> = {
  value: aValue,
  'value or ]': aValue,
  name: aName,
  'name or }': aName,
  colon: 'a colon is missing before this',
  comma: 'a comma is missing before this',
}
const extraComma = 'the comma before this must go'
const brokenText =
  'the text that begins here has no quotation mark at its end, or has a line break, a tab or a backslash in it'
const afterValue =
  'only a comma or a closing bracket may follow a value; within a text, a quotation mark is written \\"'

const closing = { '{': '}', '[': ']' } as const
const space = /[ \t\r\n]*/y
/** A part of a text: a pattern for a whole one would overflow the stack if the text is long. */
const inText = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/uy
/** A value without quotation marks, or the bracket that opens one. */
const bare = /[{[]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Finds the first fault; of many, JSON.parse says no line. @returns null for valid JSON */
export function findJsonFault(json: string): JsonFault | null {
  const open: Bracket[] = []
  let wanted: Wanted = 'value'
  let at = 0
  while (true) {
    at += lengthAt(space, json, at)
    if (at === json.length && wanted === 'comma' && open.length === 0) return null
    const step = readToken(json, at, wanted, open)
    if (typeof step === 'string') return { ...placeOf(json, at), reason: step }
    wanted = step.wanted
    at += step.length
  }
}

/** Reads one token. @param open the brackets around it, which it changes. @returns the reason when it cannot be there */
function readToken(json: string, at: number, wanted: Wanted, open: Bracket[]): Step | string {
  const first = json[at]
  const around = open.at(-1)
  if (first === undefined)
    return around ? `the file ends here, but ${closing[around]} is missing` : reasons[wanted]
  if (wanted === 'comma' && around === undefined) return 'nothing may follow the last bracket'
  if (first === '}' || first === ']') return close(first, wanted, open)
  if (first === ',' && wanted === 'comma')
    return { wanted: around === '{' ? 'name' : 'value', length: 1 }
  if (first === ':' && wanted === 'colon') return { wanted: 'value', length: 1 }
  const isText = first === '"'
  const length = isText ? textLength(json, at) : lengthAt(bare, json, at)
  if (wanted === 'comma' && length === 0 && !isText) return afterValue
  if (wanted === 'comma' || wanted === 'colon') return reasons[wanted]
  if (isText && length === 0) return brokenText
  const isName = wanted === 'name' || wanted === 'name or }'
  if (length === 0 || (isName && !isText)) return reasons[wanted]
  if (first !== '{' && first !== '[') return { wanted: isName ? 'colon' : 'comma', length }
  open.push(first)
  return { wanted: first === '{' ? 'name or }' : 'value or ]', length }
}

function close(first: '}' | ']', wanted: Wanted, open: Bracket[]): Step | string {
  const around = open.at(-1)
  if (around === undefined || wanted === 'colon') return reasons[wanted]
  if (closing[around] !== first)
    return wanted === 'comma' ? `${closing[around]} is missing before this` : reasons[wanted]
  // A list wants a value after its comma only, an object also after a colon.
  if (wanted === 'name' || (wanted === 'value' && around === '[')) return extraComma
  if (wanted === 'value') return reasons.value
  open.pop()
  return { wanted: 'comma', length: 1 }
}

/** @returns the length with both quotation marks; 0 when the last is missing */
function textLength(json: string, at: number): number {
  let end = at + 1
  for (let length = 1; length > 0; end += length) length = lengthAt(inText, json, end)
  return json[end] === '"' ? end + 1 - at : 0
}

function lengthAt(pattern: RegExp, json: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(json)?.[0].length ?? 0
}

function placeOf(json: string, at: number): { readonly line: number; readonly column: number } {
  const before = json.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
