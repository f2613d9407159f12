/*
 * Renders as many different pages in this process as its argument says and prints the memory they leave, as JSON. Run
 * with --expose-gc, as server/memory.route.test.ts does.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fourGames } from './four-games.ts'
import { openShop } from './open-shop.ts'

const PAGES = Number(process.argv[2])
/** Rendered first, so that all code is loaded. */
const WARM = 50
const folder = mkdtempSync(join(tmpdir(), 'many-pages-'))
const catalogue = join(folder, 'catalogue.json')
// With the demonstration's games, a search without results offers all of them and takes twice as long to render.
writeFileSync(catalogue, JSON.stringify(fourGames))
const shop = await openShop({ CATALOGUE_FILE: catalogue })

/** Half of the pages go into the page cache; half do not exist, and are never cached. */
async function render(from: number, to: number): Promise<void> {
  for (let page = from; page < to; page += 1) {
    const path = page % 2 === 0 ? `/search?q=word${page}` : `/product/none-${page}`
    // With the header of browsers: the page cache would decompress each page for other clients.
    await (await shop.ask(path, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  }
}

function readHeap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

await render(0, WARM)
const before = readHeap()
await render(WARM, WARM + PAGES)
process.stdout.write(JSON.stringify({ before, after: readHeap() }))
shop.close()
rmSync(folder, { recursive: true })
process.exit()
