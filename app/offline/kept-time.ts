import { addNote, sayMoment, toPageNote } from '#app/shop/page-note.ts'
import { oldPage } from '#content/old-page.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// The cast is true where this runs.
const worker = globalThis as unknown as WorkerScope

/** What Workbox has found, after the plugins that may think it too old. */
type Found = {
  readonly request: Request
  readonly cachedResponse?: Response | undefined
  /** Of a request; or of the worker's own work, which nobody sees. */
  readonly event: Partial<FetchEvent>
}

/**
 * Says from when something is that is shown because the network did not answer, as the server does while the store fails
 * (decision 58): in a document before it is drawn; to a page of what it asked for, which tell-kept-time.ts hears.
 */
export const keptTime = {
  cacheWillUpdate: async ({ response }: { response: Response }) => withDate(response),

  async cachedResponseWillBeUsed({ request, cachedResponse, event }: Found) {
    const seenAt = Date.parse(cachedResponse?.headers.get('Date') ?? '')
    if (!cachedResponse || Number.isNaN(seenAt)) return cachedResponse
    if (cachedResponse.headers.get('Content-Type')?.startsWith('text/html'))
      return withNote(cachedResponse, new URL(request.url).pathname, seenAt)
    const page = event.clientId ? await worker.clients.get(event.clientId) : undefined
    page?.postMessage({ seenAt, title: oldPage.keptTitle, description: wordsFor(seenAt) })
    return cachedResponse
  },
}

const wordsFor = (time: number) => oldPage.kept(sayMoment(time))

/** Other origins do not tell theirs, nor do all servers. */
function withDate(response: Response): Response {
  if (response.headers.has('Date')) return response
  const headers = new Headers(response.headers)
  headers.set('Date', new Date().toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

/** What was kept while the store failed says already from when it is. */
async function withNote(page: Response, path: string, seenAt: number): Promise<Response> {
  const html = await page.text()
  const note = toPageNote(path, wordsFor(seenAt), seenAt)
  const noted = html.includes('<aside data-page=') ? html : addNote(html, note)
  return new Response(noted, { status: page.status, headers: page.headers })
}
