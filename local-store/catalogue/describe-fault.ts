import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number such as 10',
  int: 'a whole number such as 10',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
}

/** What a value must be and what it is, where its schema has no sentence for it; undefined for other faults. */
export function describeFault(issue: z.core.$ZodRawIssue): string | undefined {
  // Zod reports a wrong discriminator at its own path, but with the object that contains it.
  if (issue.code === 'invalid_union' && isOptions(issue.options))
    return sayWhich(listAllowed(issue.options), Object(issue.input)[String(issue.discriminator)])
  const wanted = describeWanted(issue)
  return wanted && sayWhich(wanted, issue.input)
}

const sayWhich = (wanted: string, value: unknown) => `must be ${wanted}, not ${show(value)}`

const isOptions = (options: unknown): options is readonly unknown[] => Array.isArray(options)

function describeWanted(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected]
    case 'invalid_value':
      return listAllowed(issue.values)
    case 'invalid_format':
      return issue.format === 'email' ? 'an email address such as name@example.com' : undefined
    case 'too_small':
      return describeLimit(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)
    case 'too_big':
      return describeLimit(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)
    default:
      return undefined
  }
}

const listAllowed = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(' or ')

function describeLimit(origin: string, words: string, limit: number | bigint): string {
  if (origin === 'array') return `a list of ${words} ${countItems(Number(limit))}`
  return `${words} ${limit}${origin === 'string' ? ' letters long' : ''}`
}

const countItems = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** A long text is cut. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${countItems(value.length)}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string' && value.length > 40
    ? JSON.stringify(`${[...value].slice(0, 40).join('')}…`)
    : JSON.stringify(value)
}
