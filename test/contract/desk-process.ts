/* A desk that saves what is sent to it, and can be killed: `node test/contract/desk-process.ts --data FOLDER`. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { openDesk } from '#desk/open-desk.ts'
import type { Written } from './send-through-kills.ts'

const { values } = parseArgs({
  options: { data: { type: 'string', default: '' }, database: { type: 'string' } },
})
const desk = await openDesk({ dataDir: values.data, databaseUrl: values.database ?? null })

/** @returns the response to the shopper */
async function keep(written: Written): Promise<string> {
  if (written.type === 'message') {
    const stored = await desk.messages.store(written.message)
    return stored.type === 'stored' ? stored.ticket : stored.reason
  }
  const rest = { productId: SHOP_ITSELF, orderNumber: null, verified: 'none' } as const
  return (await desk.reviews.store({ ...written.review, ...rest })).type
}

const server = createServer(async (request, response) => {
  response.end(await keep(JSON.parse(await text(request))))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
