/*
 * Renders as many different pages in this process as its argument says and prints the memory they leave, as JSON. Run
 * with --expose-gc, as server/memory.route.test.ts does.
 */
import { openShop } from './open-shop.ts'

const PAGES = Number(process.argv[2])
const shop = await openShop()

/** Half go into the page cache; half are unknown, and never cached. */
async function render(from: number, to: number): Promise<void> {
  for (let page = from; page < to; page += 1) {
    const path = page % 2 === 0 ? `/search?q=word${page}` : `/product/none-${page}`
    // As browsers ask: the page cache would unpack each page for anyone else.
    await (await shop.ask(path, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  }
}

function readHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

await render(0, 100)
const before = readHeap()
await render(100, PAGES + 100)
process.stdout.write(JSON.stringify({ before, after: readHeap() }))
shop.close()
process.exit()
