import { get } from 'node:http'
import type { Effort } from './effort.ts'
import type { Sample } from './figures.ts'
import { type Comparison, compareLoads, type Load, runLoad } from './load.ts'
import type { PinnedProcess } from './pinned-process.ts'
import { startBareServer } from './start-bare-server.ts'
import { type BenchedShop, startShop } from './start-shop.ts'

const CONNECTIONS = 10
/** What Chromium sends over HTTP/1.1. */
const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A shop with 25 pages renders each again at most once a minute: this is ten times as often. */
const RENEWED_EVERY_MS = 250
/** Every 15th address is a different page; these fill the page cache. The others are addresses of the home page. */
const RENDERED_EVERY = 15

type Answer = { readonly headers: Headers; readonly body: Buffer }

/** Does not use `fetch`, which decompresses the body. */
function read(url: string): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = get(url, { headers: encodings }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      // Node gives a string for each of these headers; no response here sets a cookie.
      const headers = new Headers(response.headers as Record<string, string>)
      done({ headers, body: Buffer.concat(chunks) })
    })
    asked.on('error', failed)
  })
}

type Connect = (server: PinnedProcess, url: string) => Promise<Load>

const connect =
  ({ requests }: Effort): Connect =>
  (server, url) =>
    runLoad(server, { url, connections: CONNECTIONS, amount: requests, headers: encodings })

/** Alternates between the shop and a bare server that sends the same bytes. */
async function compare(
  { folder }: BenchedShop,
  answer: Answer,
  { effort, loadMeasured }: { effort: Effort; loadMeasured: () => Promise<Load> },
): Promise<Comparison> {
  const bare = await startBareServer(folder, answer)
  try {
    return await compareLoads(effort, loadMeasured, () => connect(effort)(bare, bare.address))
  } finally {
    await bare.stop()
  }
}

/** Runs `work` while pages that were never requested before are rendered and compressed. */
function renewWhile(url: string, work: () => Promise<Load>): () => Promise<Load> {
  let page = 0
  const renew = () => {
    page += 1
    void read(`${url}search?q=renewed-${page}`)
  }
  return async () => {
    renew()
    const renewing = setInterval(renew, RENEWED_EVERY_MS)
    try {
      return await work()
    } finally {
      clearInterval(renewing)
    }
  }
}

/** Requests addresses that were never requested before: searches for new words, and campaign links. */
async function askOnce({ program, url }: BenchedShop, addresses: number): Promise<void> {
  let at = 0
  const nextPath = () => {
    at += 1
    return at % RENDERED_EVERY === 0 ? `/search?q=word${at}` : `/?utm_id=${at}`
  }
  const amount = addresses
  await runLoad(program, { url, connections: CONNECTIONS, amount, headers: encodings, nextPath })
}

/** Speed and memory of a built checkout's shop, with its local store in the same process. */
export async function measureShop(checkout: string, effort: Effort): Promise<Sample> {
  const shop = await startShop(checkout)
  try {
    const answers = await measureAnswers(shop, effort)
    const loaded = shop.program.memory()
    await askOnce(shop, effort.addresses)
    return {
      ...answers,
      'after the load MB': loaded,
      'for 50,000 addresses MB': shop.program.memory() - loaded,
    }
  } finally {
    await shop.stop()
  }
}

async function measureAnswers(shop: BenchedShop, effort: Effort): Promise<Sample> {
  const { program, url, folder } = shop
  const load = connect(effort)
  const page = await read(url)
  const script = /\/assets\/framework[^"]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? ''
  const file = new URL(script, url).href
  const home = await compare(shop, page, { effort, loadMeasured: () => load(program, url) })
  const loadMeasured = renewWhile(url, () => load(program, url))
  const renewing = await compare(shop, page, { effort, loadMeasured })
  const files = await compare(shop, await read(file), {
    effort,
    loadMeasured: () => load(program, file),
  })
  const disk = await startBareServer(folder, page, true)
  const fromDisk = await compare(shop, page, {
    effort: { ...effort, repeats: 1 },
    loadMeasured: () => load(disk, disk.address),
  })
  await disk.stop()
  return {
    'home page /s': home.measured.perSecond,
    'home page × bare': home.ratio,
    'home page, p50 ms': home.measured.p50,
    'home page, p99 ms': home.measured.p99,
    'home page while pages are renewed × bare': renewing.ratio,
    'home page while pages are renewed, p50 ms': renewing.measured.p50,
    'home page while pages are renewed, p99 ms': renewing.measured.p99,
    'script file × bare': files.ratio,
    'page from a plain file server × bare': fromDisk.ratio,
    'bare node:http /s': home.bare.perSecond,
    'bare node:http, p99 ms': home.bare.p99,
  }
}
