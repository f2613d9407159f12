import { once } from 'node:events'
import { createShopper, type KnownCart } from '#test/contract/crash-shopper.ts'
import type { RunningProgram } from '#test/e2e/running-program.ts'
import { type OrderShop, storeOf } from './order-shop.ts'

const SHOPPERS = 4
const RESTARTS = 3
/** Responses between two restarts. */
const ANSWERS = 60
const MAX_LOST = 100

export type RollingSession = {
  readonly carts: readonly KnownCart[]
  /** Requests that shoppers lost, a sentence each. */
  readonly lost: readonly string[]
  /** The process that serves now. */
  readonly serving: RunningProgram
}

/**
 * Shoppers go on while a new process opens the same data folder and takes over, and the old one is told to stop,
 * several times. New requests go to the new process, as from a proxy.
 */
export async function shopThroughRestarts(
  shop: OrderShop,
  first: RunningProgram,
  random: () => number,
): Promise<RollingSession> {
  let serving = first
  let isOver = false
  let answers = 0
  const lost: string[] = []
  const waiting: { answers: number; reached: () => void }[] = []
  const onAnswer = () => {
    answers += 1
    if (waiting[0] && answers >= waiting[0].answers) waiting.shift()?.reached()
  }
  const events = { onAnswer, onPaying: () => undefined, onLost: noteIn(lost) }
  const shoppers = Array.from({ length: SHOPPERS }, () => createShopper(random, events))
  const shopping = Promise.all(
    shoppers.map((each) =>
      each.shop(
        () => storeOf(serving),
        () => isOver,
      ),
    ),
  )
  const waitForAnswers = () =>
    new Promise<void>((reached) => waiting.push({ answers: answers + ANSWERS, reached }))
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await Promise.race([waitForAnswers(), shopping])
    const old = serving
    serving = await shop.start()
    await stopBehindProxy(old)
  }
  await Promise.race([waitForAnswers(), shopping])
  isOver = true
  await shopping
  return { carts: shoppers.flatMap(({ carts }) => carts), lost, serving }
}

/** The health check tells the process that a proxy sends requests here and has to notice that it stops. */
async function stopBehindProxy({ address, process }: RunningProgram): Promise<void> {
  await fetch(new URL('/healthz', address))
  const ended = once(process, 'exit')
  process.kill('SIGTERM')
  await ended
}

/** @throws the fault once there are too many: then no process serves */
const noteIn = (lost: string[]) => (fault: unknown) => {
  if (lost.length === MAX_LOST) throw fault
  const cause = fault instanceof Error && fault.cause ? `, ${fault.cause}` : ''
  lost.push(`${fault}${cause}`)
}
