import { type CachedPage, toCachedPage } from './cached-page.ts'
import type { createKeptPages } from './kept-pages.ts'
import { monotonicNow } from './monotonic-now.ts'
import type { Purges } from './purge/purges.ts'
import { createRecentPurges, tagsOf } from './purge/recent-purges.ts'
import { createSharedWork, inOneProcess, type WorkRules } from './shared-work.ts'

export type Render = (request: Request) => Promise<Response>

/** How long a page is fresh that may be about to change, in seconds. */
export const SHORT_LIFE_S = 5

export type RenewalTools = {
  readonly now?: (() => number) | undefined
  /** What one request may do for another; by default as in Node. */
  readonly workRules?: WorkRules | undefined
  /** Pages with a purged tag are rendered anew when somebody asks for them. */
  readonly purges?: Purges | undefined
}

/**
 * Renders pages for the page cache and keeps them; requests at the same time share a rendering where the platform lets them.
 *
 * A change that is told while a page is rendered may have come too late for it: it is shown to those who asked before, for
 * seconds only, and not kept. In the seconds after a change the store may still answer as before, so a new page is fresh for
 * seconds only, too.
 */
export function createRenewals(
  { origin }: { readonly origin: string },
  kept: ReturnType<typeof createKeptPages>,
  { now = monotonicNow, workRules = inOneProcess, purges }: RenewalTools,
) {
  const underWay = createSharedWork<CachedPage>(workRules, now)
  const recent = createRecentPurges(now)
  purges?.subscribe(({ tags }) => {
    recent.note(tags)
    kept.expire((page) => tagsOf(page).some((tag) => tags.includes(tag)))
    // Who asks from now on does not get what was asked before.
    underWay.leave()
  })

  async function renderAndKeep(key: string, render: Render): Promise<CachedPage> {
    const before = recent.count()
    const page = await toCachedPage(await render(sharedRequest(key, origin)))
    const isOvertaken = recent.isSince(before, page)
    const shown = isOvertaken || recent.isSettling(page) ? withShortLife(page) : page
    if (isFault(page)) kept.noteFailure(key)
    // A page that no longer exists, or is elsewhere now.
    else if (!isShared(page)) kept.drop(key)
    else if (!isOvertaken) kept.keep(key, shown)
    return shown
  }

  async function renderOrNote(key: string, render: Render): Promise<CachedPage> {
    try {
      return await renderAndKeep(key, render)
    } catch (error) {
      kept.noteFailure(key)
      throw error
    }
  }

  return {
    renew: (key: string, render: Render) => underWay.run(key, () => renderOrNote(key, render)),
    isUnderWay: underWay.isUnderWay,
  }
}

/** Whether it says nothing about the page: the shop failed, or had too many questions. */
export const isFault = ({ status }: CachedPage) => status >= 500 || status === 429

export function isShared({ status, headers }: CachedPage): boolean {
  const caching = headers.find(([name]) => name === 'cache-control')
  return status === 200 && !caching?.[1].includes('private')
}

function withShortLife(page: CachedPage): CachedPage {
  if (!isShared(page)) return page
  const others = page.headers.filter(([name]) => name !== 'cache-control')
  return { ...page, headers: [...others, ['cache-control', `s-maxage=${SHORT_LIFE_S}`]] }
}

/** The request a shared page is rendered for, without anything of the shopper who asked first. */
function sharedRequest(key: string, origin: string): Request {
  // Concatenated: resolving a path that starts with two slashes would name another host.
  return new Request(`${origin}${key}`)
}
