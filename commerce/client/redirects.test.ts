import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createStorefrontClient } from './create-storefront-client.ts'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function clientOf(endpoint: string, answer: typeof fetch = fetch) {
  const options = { publicToken: 'public', privateToken: 'secret', buyerIp: '192.0.2.1' }
  return createStorefrontClient({ ...options, endpoint, fetch: answer, retries: 0 })
}

test.each([301, 302, 303, 307, 308])(
  'a store that responds %i is a fault, and its redirect is not followed',
  async (status) => {
    let elsewhere = 0
    const other = await listen((_, response) => {
      elsewhere += 1
      response.end('{"data":{"shop":{"name":"Thief"}}}')
    })
    let asked = 0
    const store = await listen((_, response) => {
      asked += 1
      response.writeHead(status, { location: `${other}/api` }).end()
    })
    const client = clientOf(`${store}/api`)
    await expect(client.query('{ shop { name } }', {})).rejects.toMatchObject({
      kind: 'http',
      status,
    })
    await expect(
      client.mutate('mutation { cartCreate { cart { id } } }', {}),
    ).rejects.toMatchObject({ kind: 'http', status })
    expect(asked).toBe(2)
    expect(elsewhere).toBe(0)
  },
)

test('a browser reports a redirect, which it cannot read, as a blocking network', async () => {
  const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } })
  const client = clientOf('https://store.test/api', async () => hidden)
  await expect(client.query('{ shop { name } }', {})).rejects.toMatchObject({ kind: 'blocked' })
})
