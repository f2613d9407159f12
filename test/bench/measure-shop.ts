import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Sample } from './figures.ts'
import { type Load, runLoad } from './load.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'
import { startBareServer } from './start-bare-server.ts'

const REQUESTS = 10_000
const CONNECTIONS = 10
/** What Chromium sends over HTTP/1.1. */
const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A shop with 25 pages renews each once a minute at most: this is ten times as often. */
const RENEWED_EVERY_MS = 250
const ADDRESSES = 50_000
/** Every one of these is a page of its own; they fill the page cache. The others name a page in different ways. */
const RENDERED_EVERY = 15

type Answer = { readonly headers: Headers; readonly body: Buffer }

/** Not by `fetch`, which unpacks the body. */
function read(url: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = get(url, { headers: encodings }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      // Node gives text for each of these headers, and no answer here sets a cookie.
      const headers = new Headers(response.headers as Record<string, string>)
      done({ headers, body: Buffer.concat(chunks) })
    })
    asked.on('error', failed)
  })
}

const load = (server: PinnedProcess, url: string) =>
  runLoad(server, { url, connections: CONNECTIONS, amount: REQUESTS, headers: encodings })

/** The same bytes from the shop and from a bare server, right after each other. */
async function compare(
  shop: PinnedProcess,
  url: string,
  folder: string,
): Promise<{ shop: Load; bare: Load; answer: Answer }> {
  await read(url)
  const answer = await read(url)
  const bare = await startBareServer(folder, answer)
  try {
    await load(shop, url)
    return { shop: await load(shop, url), bare: await load(bare, bare.address), answer }
  } finally {
    await bare.stop()
  }
}

/** The home page, while pages that nobody has asked for are rendered and compressed. */
async function loadWhileRenewing(shop: PinnedProcess, url: string): Promise<Load> {
  let page = 0
  const renewing = setInterval(() => {
    page += 1
    void read(`${url}search?q=renewed-${page}`)
  }, RENEWED_EVERY_MS)
  try {
    return await load(shop, url)
  } finally {
    clearInterval(renewing)
  }
}

/** Addresses that were never asked for: words nobody searched for, and campaigns of pages. */
async function askOnce(url: string): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < ADDRESSES; at = next++) {
      await read(at % RENDERED_EVERY === 0 ? `${url}search?q=word${at}` : `${url}?utm_id=${at}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** Speed and memory of a built checkout's shop, with its local store in the same process. */
export async function measureShop(checkout: string): Promise<Sample> {
  const folder = mkdtempSync(join(checkout, '.cache', 'bench-'))
  const environment = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    PUBLIC_ORIGIN: '',
  }
  const shop = await startPinned(['server/main.ts'], { folder: checkout, environment })
  const url = `${shop.address}/`
  try {
    const home = await compare(shop, url, folder)
    const script = /\/assets\/framework[^"]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? ''
    const file = await compare(shop, new URL(script, url).href, folder)
    const renewing = await loadWhileRenewing(shop, url)
    const disk = await startBareServer(folder, home.answer, true)
    const fromDisk = await load(disk, disk.address)
    await disk.stop()
    const loaded = shop.memory()
    await askOnce(url)
    return {
      'home page /s': home.shop.perSecond,
      'home page × bare': home.shop.perWork / home.bare.perWork,
      'home page, p50 ms': home.shop.p50,
      'home page, p99 ms': home.shop.p99,
      'home page while pages are renewed × bare': renewing.perWork / home.bare.perWork,
      'home page while pages are renewed, p50 ms': renewing.p50,
      'home page while pages are renewed, p99 ms': renewing.p99,
      'script file × bare': file.shop.perWork / file.bare.perWork,
      'page from a plain file server × bare': fromDisk.perWork / home.bare.perWork,
      'bare node:http /s': home.bare.perSecond,
      'bare node:http, p99 ms': home.bare.p99,
      'after the load MB': loaded,
      'for 50,000 addresses MB': shop.memory() - loaded,
    }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
