import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { findFreePort } from './running-program.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** Less than what follows a heading, so that the browser shows a page at every stage of its arrival. */
const PIECE = 300

/** Pieces that arrive one by one: the heading, the filters and the first row of games. */
const PIECES = 80

/** A frame and some more, in ms. */
const PAUSE = 25

/** A way to the shop on which a document's content arrives in small pieces, each after a pause. */
async function serveInPieces(shop: string): Promise<{ origin: string; close(): void }> {
  const port = await findFreePort()
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const sent = request(new URL(asked.url ?? '/', shop), { method: asked.method, headers })
    sent.on('response', (received) => void pass(received, answer))
    asked.pipe(sent)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

async function pass(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, ...headers } = received.headers
  answer.writeHead(received.statusCode ?? 502, headers)
  if (!headers['content-type']?.startsWith('text/html')) return void received.pipe(answer)
  const document = await text(received)
  let at = document.indexOf('<main')
  answer.write(document.slice(0, at))
  for (let pieces = 0; pieces < PIECES; pieces++) {
    answer.write(document.slice(at, at + PIECE))
    at += PIECE
    await wait(PAUSE)
  }
  answer.end(document.slice(at))
}

for (const path of ['/all-products', '/category/party-games'])
  test(`${path} does not move what is read as the rest of its document arrives`, async ({
    page,
    baseURL,
  }) => {
    await watchPage(page)
    const shop = await serveInPieces(baseURL ?? '')
    try {
      const answer = await page.goto(shop.origin + path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('article').first()).toBeVisible()
      const shifts = await page.evaluate(() => window.recordedShifts)
      // A card's price moves a little as what is beside it comes: 0.002.
      expect(shifts.filter(({ value }) => value > 0.01)).toEqual([])
    } finally {
      shop.close()
    }
  })
