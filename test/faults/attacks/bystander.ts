/*
 * A shopper at another address, in a process of its own: visits pages at a steady pace, or looks at pictures that nobody has
 * seen in that size. Arguments: the shop's origin, and what it does. Its parent says for how many milliseconds, and hears
 * how long each answer took.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#test/create-random.ts'
import { anyAddress, createAsk } from '../ask.ts'
import { isHonest } from '../load/shopper-requests.ts'
import { readSoldGames } from '../load/sold-games.ts'
import { findPictures } from './picture-attack.ts'

/** What a bystander saw. */
export type Seen = {
  /** Milliseconds of each answer. */
  readonly times: readonly number[]
  /** Answers that are none a shopper should get. */
  readonly failed: readonly string[]
  /** Honest 503 in place of a page that is in no memory. */
  readonly unavailable: readonly string[]
}

const PAGE_EVERY_MS = 25
/** Making one takes longer than a page. */
const PICTURE_EVERY_MS = 250
const [origin = '', kind = ''] = process.argv.slice(2)
const everyMs = kind === 'pictures' ? PICTURE_EVERY_MS : PAGE_EVERY_MS
const ask = createAsk(origin)
const random = createRandom(7)
const { games } = readSoldGames()
let turn = 0

/** Of four pages one is rendered anew; the others are in memory. */
function nextPage(): string {
  const { handle } = games[turn % games.length] ?? { handle: '' }
  return [
    '/',
    `/product/${handle}`,
    '/category/party-games',
    `/product/${handle}?variant=9${process.pid}${turn}`,
  ][turn % 4] as string
}

async function chooseNext(): Promise<() => string> {
  if (kind !== 'pictures') return nextPage
  const pictures = await findPictures({ ask })
  // Made once, each in another form of the same few sizes.
  return () => `${pictures[turn % pictures.length]}&width=${64 + 8 * (turn % 40)}&format=webp`
}

async function visit(next: () => string, time: number): Promise<Seen> {
  const times: number[] = []
  const failed: string[] = []
  const unavailable: string[] = []
  const open: Promise<void>[] = []
  const endsAt = performance.now() + time
  while (performance.now() < endsAt) {
    turn += 1
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
