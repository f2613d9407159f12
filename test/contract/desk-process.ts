/* A desk that keeps what is sent to it, and can be killed: `node test/contract/desk-process.ts --data FOLDER`. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { openDesk } from '#desk/open-desk.ts'

const { values } = parseArgs({
  options: { data: { type: 'string', default: '' }, database: { type: 'string' } },
})
const desk = await openDesk({ dataDir: values.data, databaseUrl: values.database ?? null })
const server = createServer(async (request, response) => {
  const outcome = await desk.messages.keep(JSON.parse(await text(request)))
  response.end(JSON.stringify(outcome))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
