import type { ShopLog } from '../process/log.ts'
import { inOneProcess, type WorkRules } from '../work/shared-work.ts'
import { keepTrying, post, sleepInBackground } from './keep-trying.ts'
import { coarseTags } from './page-tags.ts'
import type { PurgeSettings } from './purge-settings.ts'
import type { Purge } from './purges.ts'

/** The limit per request in the smallest plans of large CDNs. */
const TAGS_AT_ONCE = 30
/** Beyond this, all pages are purged. */
const MAX_WAITING = 1000
const PAUSE_MS = 500
/** By then, a page that was on its way to the CDN during the purge has arrived, and may be old. */
const REPEAT_MS = 5000
/** How long to wait for the shop's processes, at most. */
const FORWARD_TIMEOUT_MS = 3000
const TIMEOUT_MS = 10_000
const attempts = { firstMs: 500, maxDelayMs: 30_000, attempts: 6 }

type Tools = {
  readonly sleep?: (ms: number) => Promise<unknown>
  readonly workRules?: WorkRules
}

/**
 * Sends a CDN the tags to purge, `{"tags": […]}` with a bearer token: one request at a time, after the shop's processes
 * know, and again five seconds later. While the CDN fails, tags are queued and retried; the log says so once.
 */
export function createCdnPurger(
  { url, token }: NonNullable<PurgeSettings['cdn']>,
  log: ShopLog,
  { sleep = sleepInBackground, workRules = inOneProcess }: Tools = {},
) {
  const waiting = createWaitingTags()
  let isSending = false
  let isFailing = false
  const headers = {
    'Content-Type': 'application/json',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }

  async function sendNext(): Promise<void> {
    const tags = waiting.take()
    const body = JSON.stringify({ tags })
    const fault = await keepTrying(() => post(url, headers, body, TIMEOUT_MS), attempts, sleep)
    if (fault === null && isFailing) log.warn('The CDN accepts purges again')
    if (fault !== null && !isFailing) {
      log.error({ err: fault }, 'Purging the CDN failed: it may serve old pages')
    }
    isFailing = fault !== null
    if (isFailing) waiting.add(tags)
  }

  async function send(tags: readonly string[]): Promise<void> {
    waiting.add(tags)
    // Where the other request may end silently, this one sends the tags itself.
    if (isSending && workRules.joins) return
    isSending = true
    while (!waiting.isEmpty()) {
      await sendNext()
      await sleep(isFailing ? attempts.maxDelayMs : PAUSE_MS)
    }
    isSending = false
  }

  async function purge(tags: readonly string[], forwarded: Promise<unknown>): Promise<void> {
    await Promise.race([forwarded, sleep(FORWARD_TIMEOUT_MS)])
    const first = send(tags)
    await sleep(REPEAT_MS)
    await Promise.all([first, send(tags)])
  }

  return ({ tags, forwarded }: Purge): void => {
    if (forwarded !== null) workRules.keepAlive(purge(tags, forwarded))
  }
}

function createWaitingTags() {
  const waiting = new Set<string>()
  return {
    isEmpty: () => waiting.size === 0,
    add(tags: readonly string[]): void {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size <= MAX_WAITING) return
      waiting.clear()
      waiting.add(coarseTags.shop)
    },
    take(): readonly string[] {
      const tags = [...waiting].slice(0, TAGS_AT_ONCE)
      for (const tag of tags) waiting.delete(tag)
      return tags
    },
  }
}
