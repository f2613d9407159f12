import { openDesk } from '#desk/open-desk.ts'
import { checkMessages } from '#test/contract/check-messages.ts'
import { type MortalDesk, sendThroughKills } from '#test/contract/send-through-kills.ts'
import { createRandom } from '#test/create-random.ts'
import { countFor, type Effort } from '../effort.ts'
import { type OrderShop, openOrderShop } from '../orders/order-shop.ts'
import { atLeast, none, type Row, told } from '../row.ts'

const WHOLE_MESSAGES = 10_000
/** Messages between two kills. */
const PER_KILL = 200
const LEAST_KILLS = 3

/** Messages to the built shop's own address, which is killed again and again. */
export async function measureMessages(effort: Effort): Promise<readonly Row[]> {
  const messages = countFor(effort, WHOLE_MESSAGES)
  const kills = Math.max(LEAST_KILLS, Math.floor(messages / PER_KILL))
  const shop = openOrderShop()
  try {
    const answered = await sendThroughKills(
      await startMortalShop(shop),
      createRandom(effort.seed),
      { messages, kills },
    )
    const desk = await openDesk({ dataDir: shop.dataDir, databaseUrl: null })
    const wrong = await checkMessages(desk, answered)
    await desk.close()
    return [
      atLeast('messages whose ticket was told', messages, answered.size),
      told('kills', kills),
      none('messages lost, doubled, or with another ticket', wrong, answered.size),
    ]
  } finally {
    await shop.close()
  }
}

async function startMortalShop(shop: OrderShop): Promise<MortalDesk> {
  let serving = await shop.start()
  return {
    async send(message) {
      const response = await fetch(new URL('/api/message', serving.address), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      })
      const answer = await response.json()
      if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
      return answer.ticket
    },
    async restart() {
      await serving.kill()
      serving = await shop.start()
    },
  }
}
