import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Ask } from '../ask.ts'
import { atMost, type Row } from '../row.ts'
import type { ShopperRequest } from './shopper-requests.ts'
import { isRendered } from './visited-page.ts'

/** The slowest response. */
export type Longest = {
  /** Milliseconds. */
  readonly time: number
  /** A description of the response. */
  readonly answer: string
}

const nothingYet: Longest = { time: 0, answer: '' }

/** What came back, by kind of request. */
export type Tally = {
  readonly counts: Record<ShopperRequest['kind'], number>
  readonly longest: Record<ShopperRequest['kind'], Longest>
  /** A sentence for each response that was wrong. */
  readonly wrong: Record<ShopperRequest['kind'], string[]>
  /** 503 responses that say the shop failed. */
  failed: number
  rendered: number
  /** The fault under way, to explain a slow response. */
  during: string
}

export function createTally(): Tally {
  return {
    counts: { cached: 0, page: 0, helper: 0 },
    longest: { cached: nothingYet, page: nothingYet, helper: nothingYet },
    wrong: { cached: [], page: [], helper: [] },
    failed: 0,
    rendered: 0,
    during: '',
  }
}

function note(
  tally: Tally,
  { spec, kind, findWrong }: ShopperRequest,
  answer: Answer,
  during: string,
): void {
  const { status, time } = answer
  tally.counts[kind] += 1
  if (time > tally.longest[kind].time)
    tally.longest[kind] = { time, answer: `${spec.path}: ${status}${during}` }
  if (status === 503) tally.failed += 1
  if (isRendered(answer)) tally.rendered += 1
  const wrong = findWrong(answer)
  if (wrong !== null) tally.wrong[kind].push(wrong)
}

async function send(ask: Ask, request: ShopperRequest, tally: Tally): Promise<void> {
  const { during } = tally
  try {
    note(tally, request, await ask(request.spec), during)
  } catch (fault) {
    tally.counts[request.kind] += 1
    tally.wrong[request.kind].push(`${request.spec.path}: no answer, ${fault}`)
  }
}

/** Sends from this many connections, each as soon as its last request is answered. @returns responses a second */
export async function sendAtOnce(
  ask: Ask,
  next: () => ShopperRequest,
  { connections, time, tally }: { connections: number; time: number; tally: Tally },
): Promise<number> {
  const started = performance.now()
  let answers = 0
  const loop = async () => {
    while (performance.now() - started < time) {
      await send(ask, next(), tally)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return answers / ((performance.now() - started) / 1000)
}

const TICK_MS = 5
/** A shop that is this far behind gets no more requests: it has missed its goal already. */
const MAX_OPEN = 3000

/** Sends at a steady pace, whether the shop responds or not, until all requests are answered. */
export async function sendSteadily(
  ask: Ask,
  next: () => ShopperRequest,
  { perSecond, isOver, tally }: { perSecond: number; isOver: () => boolean; tally: Tally },
): Promise<void> {
  const open = new Set<Promise<void>>()
  let due = 0
  let last = performance.now()
  while (!isOver()) {
    await pause(TICK_MS)
    const now = performance.now()
    due = Math.min(due + ((now - last) / 1000) * perSecond, perSecond)
    last = now
    for (; due >= 1 && open.size < MAX_OPEN; due -= 1) {
      const sending = send(ask, next(), tally).finally(() => open.delete(sending))
      open.add(sending)
    }
  }
  await Promise.all(open)
}

/** @param most milliseconds */
export const toLongestRow = (name: string, most: number, { time, answer }: Longest): Row => ({
  ...atMost(name, most, time, 'ms'),
  examples: [answer],
})
