import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createResponseCache } from './response-cache.ts'

test('the page cache and the response cache measure freshness by the same clock', async () => {
  const rules = { origin: 'http://shop.test', parametersOf: () => [], maxBytes: 1024 * 1024 }
  const times = { freshFor: 60_000, staleFor: 60_000, staleIfErrorFor: 60_000 }
  const answerPage = createPageCache({ ...rules, ...times })
  const responseCache = createResponseCache(1024 * 1024)
  let passed = 0
  const server = createServer(async (request, response) => {
    if (responseCache.send(request, response)) return
    passed += 1
    const storeEntry = responseCache.prepareEntry(request)
    let until = 0
    const page = await answerPage(
      new Request(`http://shop.test${request.url}`),
      async () => new Response('games'),
      {
        cacheUntil(time) {
          until = time
        },
      },
    )
    const kept = until > 0 ? await storeEntry(page, until) : page
    response.end(await kept.text())
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/a`)
    expect(await answer.text()).toBe('games')
  }
  // The first response is rendered, the second comes from the page cache, and all others come from memory.
  expect(passed).toBe(2)
})
