/*
 * Compresses 400 different pages as the page cache does, ten at a time, keeps them, and prints as JSON how much is kept
 * and how much more memory the process has. Run by server/memory.route.test.ts.
 */
import { randomInt } from 'node:crypto'
import { toCachedPage } from '#server/page-cache/cached-page.ts'

const PAGES = 400
const BATCH_SIZE = 10
/** A page has 70 to 90 kB, and about 20 kB compressed. */
const WORDS = 8_000

const words = Array.from({ length: 300 }, () => randomInt(2 ** 40).toString(36))
const text = Array.from({ length: WORDS }, () => words[randomInt(300)]).join(' ')

const kept: Uint8Array[] = []
let begun = 0
async function keepPages(): Promise<void> {
  while (begun < PAGES) {
    begun += 1
    kept.push((await toCachedPage(new Response(text + '.'.repeat(randomInt(20_000))))).brotli)
  }
}

const before = process.memoryUsage.rss()
await Promise.all(Array.from({ length: BATCH_SIZE }, keepPages))
const bytes = kept.reduce((total, { byteLength }) => total + byteLength, 0)
process.stdout.write(JSON.stringify({ kept: bytes, grown: process.memoryUsage.rss() - before }))
