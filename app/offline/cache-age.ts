import { addNote, formatMoment, toPageNote } from '#app/shop/page-note.ts'
import { oldPage } from '#content/old-page.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// The cast is safe, because this runs only in a service worker.
const worker = globalThis as unknown as WorkerScope

/** What Workbox found in the cache, after the plugins that drop expired responses. */
type Found = {
  readonly request: Request
  readonly cachedResponse?: Response | undefined
  /** The event of a page's request, or of the worker itself without a client. */
  readonly event: Partial<FetchEvent>
}

/**
 * Shows how old a cached response is, as the server does while the store fails (decision 58): adds a note to a
 * document, and sends a message to a page that requested data (announce-cache-age.ts).
 */
export const cacheAge = {
  cacheWillUpdate: async ({ response }: { response: Response }) => withDate(response),

  async cachedResponseWillBeUsed({ request, cachedResponse, event }: Found) {
    const seenAt = Date.parse(cachedResponse?.headers.get('Date') ?? '')
    if (!cachedResponse || Number.isNaN(seenAt)) return cachedResponse
    if (cachedResponse.headers.get('Content-Type')?.startsWith('text/html'))
      return withNote(cachedResponse, new URL(request.url).pathname, seenAt)
    const page = event.clientId ? await worker.clients.get(event.clientId) : undefined
    const { title, text } = oldPage.toast
    page?.postMessage({ seenAt, title, description: text(formatMoment(seenAt)) })
    return cachedResponse
  },
}

/** Adds a missing `Date`: other origins do not expose theirs, and some servers send none. */
function withDate(response: Response): Response {
  if (response.headers.has('Date')) return response
  const headers = new Headers(response.headers)
  headers.set('Date', new Date().toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

/** Adds the note, except to a page cached while the store failed, which has the server's note. */
async function withNote(page: Response, path: string, seenAt: number): Promise<Response> {
  const html = await page.text()
  const note = toPageNote(path, oldPage.kept(formatMoment(seenAt)), seenAt)
  const annotated = html.includes('<aside data-page=') ? html : addNote(html, note)
  return new Response(annotated, { status: page.status, headers: page.headers })
}
