import type { Purges } from '../purge/purges.ts'
import { createRecentPurges, tagsOf } from '../purge/recent-purges.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { createSharedWork, inOneProcess, type WorkRules } from '../work/shared-work.ts'
import { type CachedPage, compressBest, isCompressedBest, toCachedPage } from './cached-page.ts'
import type { createPageEntries } from './page-entries.ts'

export type Render = (request: Request) => Promise<Response>

/** How long a page that may be about to change stays fresh, in seconds. */
export const SHORT_LIFE_S = 5

export type RenewalTools = {
  readonly now?: (() => number) | undefined
  /** How requests may share work; by default as in Node. */
  readonly workRules?: WorkRules | undefined
  /** Pages with a purged tag are rendered again at the next request. */
  readonly purges?: Purges | undefined
}

/**
 * Renders pages for the page cache and stores them; concurrent requests share a rendering where the platform allows it.
 *
 * If a purge arrives while a page renders, the page may be out of date: earlier requests get it with a lifetime of
 * seconds, and it is not cached. In the seconds after a change the store may still send old data, so a new page stays
 * fresh for seconds only, too.
 *
 * A page that its renewal has not changed is compressed better, once, while requests get the one from before.
 */
export function createRenewals(
  { origin }: { readonly origin: string },
  entries: ReturnType<typeof createPageEntries>,
  { now = monotonicNow, workRules = inOneProcess, purges }: RenewalTools,
) {
  const underWay = createSharedWork<CachedPage>(workRules, now)
  const recent = createRecentPurges(now)
  const improve = createImprover(workRules)
  purges?.subscribe(({ tags }) => {
    recent.note(tags)
    entries.expire((page) => tagsOf(page).some((tag) => tags.includes(tag)))
    // Later requests do not share work that started before the purge.
    underWay.forgetAll()
  })

  async function renderAndStore(key: string, render: Render): Promise<CachedPage> {
    const before = recent.count()
    const previous = entries.find(key)
    const rendered = await render(sharedRequest(key, origin))
    const renewed = await toCachedPage(rendered, previous?.page)
    const isLasting = previous?.mayBeStale && previous.page.digest === renewed.digest
    const page = isLasting ? await improve(renewed) : renewed
    const isOvertaken = recent.isSince(before, page)
    const shown = isOvertaken || recent.isSettling(page) ? withShortLife(page) : page
    if (isFault(page)) entries.noteFailure(key)
    // The page does not exist or has moved.
    else if (!isShared(page)) entries.delete(key)
    else if (!isOvertaken) entries.set(key, shown)
    return shown
  }

  async function renderOrNote(key: string, render: Render): Promise<CachedPage> {
    try {
      return await renderAndStore(key, render)
    } catch (error) {
      entries.noteFailure(key)
      throw error
    }
  }

  return {
    renew: (key: string, render: Render) => underWay.run(key, () => renderOrNote(key, render)),
    isUnderWay: underWay.isUnderWay,
  }
}

/**
 * Compresses pages as well as possible, one at a time, and returns others as they are: they have their turn at their
 * next renewal. Not at the edge, where it would hold up the only thread.
 */
function createImprover({ joins }: WorkRules) {
  let isBusy = !joins
  return async (page: CachedPage): Promise<CachedPage> => {
    if (isBusy || isCompressedBest(page)) return page
    isBusy = true
    try {
      return await compressBest(page)
    } finally {
      isBusy = false
    }
  }
}

/** Whether the response says nothing about the page: the shop failed. */
export const isFault = ({ status }: CachedPage) => status >= 500

export function isShared({ status, headers }: CachedPage): boolean {
  const caching = headers.find(([name]) => name === 'cache-control')
  return status === 200 && !caching?.[1].includes('private')
}

function withShortLife(page: CachedPage): CachedPage {
  if (!isShared(page)) return page
  const others = page.headers.filter(([name]) => name !== 'cache-control')
  return { ...page, headers: [...others, ['cache-control', `s-maxage=${SHORT_LIFE_S}`]] }
}

/** The request that a shared page is rendered for, without any data of the shopper who requested it first. */
function sharedRequest(key: string, origin: string): Request {
  // Concatenated: resolving a path that starts with two slashes would name another host.
  return new Request(`${origin}${key}`)
}
