import { readStored, writeStored } from '#app/browser/browser-storage.ts'
import { sendForm } from '#app/shop/send-form.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

const KEY = 'party-gully-helpful'
const TIMEOUT_MS = 10_000

/** A random id of this browser, and the ids of the reviews that it voted for. */
type Votes = { readonly browser: string; readonly ids: readonly number[] }

function readVotes(json: unknown): Votes | null {
  const { browser, ids } = fieldsOf(json)
  if (typeof browser !== 'string' || !Array.isArray(ids)) return null
  return { browser, ids: ids.filter((id) => typeof id === 'number') }
}

const read = () => readStored(KEY, readVotes, 'helpful votes')

export const hasVoted = (id: number): boolean => read()?.ids.includes(id) ?? false

/** @returns the review's number of helpful votes; null when the vote was not counted */
export async function sendVote(id: number): Promise<number | null> {
  const browser = nameBrowser()
  const outcome = await sendForm({
    path: '/api/helpful',
    body: { id, browser },
    read: ({ helpful }) => (typeof helpful === 'number' ? helpful : null),
    timeout: TIMEOUT_MS,
  })
  if (outcome.type !== 'sent') return null
  // Read again: another vote may have been counted meanwhile.
  writeStored(KEY, { browser, ids: [...(read()?.ids ?? []), id] })
  return outcome.answer
}

/** This browser's id, stored before the first vote is sent: a second one may be sent before that is counted. */
function nameBrowser(): string {
  const known = read()?.browser
  if (known !== undefined) return known
  const browser = newName()
  writeStored(KEY, { browser, ids: [] })
  return browser
}

/** Browsers have no `randomUUID` over plain HTTP. */
const newName = () =>
  globalThis.crypto.randomUUID?.() ??
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-')
