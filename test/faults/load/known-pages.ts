import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fixedPages } from '#server/page-cache/page-paths.ts'
import type { Answer, Ask } from '../ask.ts'
import { findPrice, readSoldGames } from './sold-games.ts'
import { withoutTimes } from './timeless-page.ts'
import { isIncomplete, textOf } from './visited-page.ts'

/** The pages of the shop that stay in the cache, and what each must be. */
export type KnownPages = {
  readonly paths: readonly string[]
  /** Null where the response is right, else a sentence. */
  readonly findWrong: (path: string, answer: Answer) => string | null
}

const sumOf = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('base64url')

/**
 * Reads all pages while the store works: later their bytes must be the same, apart from the times of store requests.
 * @throws Error when a page is incomplete, or has another price than the catalogue
 */
export async function readKnownPages(ask: Ask): Promise<KnownPages> {
  const { games, categories } = readSoldGames()
  const priceOf = new Map(games.map(({ handle, price }) => [`/product/${handle}`, price]))
  const paths = [
    ...fixedPages,
    ...categories.map((handle) => `/category/${handle}`),
    ...priceOf.keys(),
  ]
  const right = new Map<string, string>()
  for (const path of paths) {
    const html = await readWhole(ask, path)
    const price = priceOf.get(path)
    if (price !== undefined && findPrice(html) !== price)
      throw new Error(`${path} costs ${findPrice(html)} paise, in the catalogue ${price}`)
    right.set(path, sumOf(withoutTimes(html)))
  }
  /** By the hash of the compressed body, so that a page served many times is decompressed once. */
  const verdicts = new Map<string, string | null>()
  return {
    paths,
    findWrong(path, answer) {
      if (answer.status !== 200) return `${path}: ${answer.status}`
      const key = `${path} ${sumOf(answer.body)}`
      const known = verdicts.get(key)
      if (known !== undefined) return known
      const isRight = sumOf(withoutTimes(textOf(answer))) === right.get(path)
      const verdict = isRight
        ? null
        : `${path}: other bytes${isIncomplete(answer) ? ', incomplete' : ''}`
      verdicts.set(key, verdict)
      return verdict
    },
  }
}

const MAX_TRIES = 100
/** An incomplete page is cached for five seconds. */
const TRY_EVERY_MS = 500

async function readWhole(ask: Ask, path: string): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await ask({ path, address: '198.18.0.1' })
    if (answer.status === 200 && !isIncomplete(answer)) return textOf(answer)
    await pause(TRY_EVERY_MS)
  }
  throw new Error(`${path} was never whole`)
}
