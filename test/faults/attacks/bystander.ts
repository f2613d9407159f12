/*
 * A shopper at another address, in a separate process: visits pages at a steady pace, or requests pictures in sizes
 * that nobody has requested before. Arguments: the shop's origin, and what it does. Its parent sends the number of
 * milliseconds to go on for, and receives the time of each response.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#test/create-random.ts'
import { anyAddress, createAsk } from '../ask.ts'
import { isHonest } from '../load/shopper-requests.ts'
import { readSoldGames } from '../load/sold-games.ts'
import { findPictures } from './picture-attack.ts'

/** What a bystander observed. */
export type Seen = {
  /** Milliseconds of each response. */
  readonly times: readonly number[]
  /** Responses that a shopper should not get. */
  readonly failed: readonly string[]
  /** 503 responses for pages that are in no cache. */
  readonly unavailable: readonly string[]
}

const PAGE_EVERY_MS = 25
/** Resizing a picture takes longer than rendering a page. */
const PICTURE_EVERY_MS = 250
const [origin = '', kind = ''] = process.argv.slice(2)
const everyMs = kind === 'pictures' ? PICTURE_EVERY_MS : PAGE_EVERY_MS
const ask = createAsk(origin)
const random = createRandom(7)
const { games } = readSoldGames()
let sequence = 0

/** One of four pages is rendered for the request; the others are cached. */
function nextPage(): string {
  const { handle } = games[sequence % games.length] ?? { handle: '' }
  return [
    '/',
    `/product/${handle}`,
    '/category/party-games',
    `/product/${handle}?variant=9${process.pid}${sequence}`,
  ][sequence % 4] as string
}

async function chooseNext(): Promise<() => string> {
  if (kind !== 'pictures') return nextPage
  const pictures = await findPictures({ ask })
  // Each is new: a different picture or one of 40 widths.
  return () =>
    `${pictures[sequence % pictures.length]}&width=${64 + 8 * (sequence % 40)}&format=webp`
}

async function visit(next: () => string, time: number): Promise<Seen> {
  const times: number[] = []
  const failed: string[] = []
  const unavailable: string[] = []
  const open: Promise<void>[] = []
  const endsAt = performance.now() + time
  while (performance.now() < endsAt) {
    sequence += 1
    const path = next()
    open.push(
      ask({ path, address: anyAddress(random) })
        .then((answer) => {
          times.push(answer.time)
          const isUnavailable = isHonest(answer) && path.includes('?variant=')
          if (isUnavailable) unavailable.push(`${path}: 503`)
          else if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
        })
        .catch((fault: unknown) => void failed.push(`${path}: ${fault}`)),
    )
    await pause(everyMs)
  }
  await Promise.all(open)
  return { times, failed, unavailable }
}

const next = await chooseNext()
process.on('message', async (time) => process.send?.(await visit(next, Number(time))))
process.on('disconnect', () => process.exit())
console.log(`Stands by ${origin}`)
