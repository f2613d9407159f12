import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { errorCodeOf, StorefrontFault } from './storefront-fault.ts'

/** Fields that the shop can do without: readers treat a missing one as unknown. */
const optionalFields: ReadonlySet<string> = new Set([
  'tags',
  'quantityAvailable',
  'metafields',
  'metafield',
  'media',
])
const MAX_REASON = 200

/** Refused fields are requested again after this time, so that a newly granted scope needs no restart. */
const LEFT_OUT_MS = 60 * 60_000

export type OptionalFields = {
  /** Sends a document without the fields that the store refuses. @param send receives that document */
  readonly sendWithoutRefused: <Data>(
    document: string,
    send: (document: string) => Promise<Data>,
  ) => Promise<Data>
  /** The fields that are left out at the moment, with the store's reasons. */
  readonly listRefused: () => readonly RefusedField[]
}

/** A field that the store refuses for the shop's token, or that its version lacks. */
export type RefusedField = { readonly name: string; readonly reason: string }

/**
 * Remembers which optional fields a store refuses (its token lacks the scope) or lacks (another version), and sends
 * documents without them: a missing field costs its feature, not the page. Clients of one store share it.
 * @param warn called once for each such field
 */
export function createOptionalFields(
  warn: (message: string) => void = () => undefined,
  now: () => number = Date.now,
): OptionalFields {
  const leftOut = new Map<string, RefusedField & { readonly until: number }>()

  function leaveOut({ name, reason }: RefusedField): void {
    if (!leftOut.has(name)) {
      warn(`The store refuses ${name}, so the shop skips it: ${reason.slice(0, MAX_REASON)}`)
    }
    leftOut.set(name, { name, reason, until: now() + LEFT_OUT_MS })
  }

  const listRefused = () => [...leftOut.values()].filter(({ until }) => now() < until)

  return {
    listRefused,
    async sendWithoutRefused(document, send) {
      const missing = new Set(listRefused().map(({ name }) => name))
      for (;;) {
        try {
          return await send(withoutFields(document, missing))
        } catch (error) {
          const refused = refusedFields(error).filter(({ name }) => !missing.has(name))
          if (refused.length === 0) throw error
          for (const field of refused) {
            missing.add(field.name)
            leaveOut(field)
          }
        }
      }
    },
  }
}

/** The optional fields that a fault is about; none if any of its errors is about something else. */
function refusedFields(error: unknown): readonly RefusedField[] {
  if (!(error instanceof StorefrontFault)) return []
  const fields = error.errors.map(readRefusedField)
  return fields.every((field) => field !== null) ? fields : []
}

function readRefusedField(error: unknown): RefusedField | null {
  const code = errorCodeOf(error)
  if (code !== 'ACCESS_DENIED' && code !== 'undefinedField') return null
  const { path, message } = fieldsOf(error)
  const steps: readonly unknown[] = Array.isArray(path) ? path : []
  const name = steps.findLast((step) => typeof step === 'string') ?? ''
  return optionalFields.has(name) ? { name, reason: String(message) } : null
}

/** Braces with up to six levels of braces within. */
const SELECTION = Array.from({ length: 6 }).reduce<string>(
  (inner) => `\\{(?:[^{}]|${inner})*\\}`,
  '\\{[^{}]*\\}',
)

/**
 * The document with each of these fields replaced by `__typename`, so that no selection becomes empty, and without
 * unused fragments. Arguments of optional fields must contain no nested parentheses.
 */
function withoutFields(document: string, names: ReadonlySet<string>): string {
  const left = [...names].reduce(
    (text, name) =>
      text.replace(
        new RegExp(`\\b${name}\\b(\\s*\\([^)]*\\))?(\\s*${SELECTION})?`, 'g'),
        '__typename',
      ),
    document,
  )
  return names.size > 0 ? withoutUnusedFragments(left) : left
}

/** A store refuses a document with an unused fragment. */
function withoutUnusedFragments(document: string): string {
  const names = Array.from(document.matchAll(/\bfragment\s+(\w+)\s+on\b/g), ([, name]) => name)
  const unused = names.find((name) => !new RegExp(`\\.{3}\\s*${name}\\b`).test(document))
  if (unused === undefined) return document
  const fragment = new RegExp(`\\bfragment\\s+${unused}\\s+on\\s+\\w+\\s*${SELECTION}`)
  return withoutUnusedFragments(document.replace(fragment, ''))
}
