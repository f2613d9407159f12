// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadFromShop } from './load-from-shop.ts'

const request = new Request('http://localhost/returns?from=footer')
const failed = () => Promise.reject(new TypeError('Failed to fetch'))

/** Mocks the response of the shop's health check. */
function answerAsShop(answer: () => Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const redirectOf = async (serverLoader: () => Promise<unknown>) => {
  const answer: unknown = await loadFromShop({ request, serverLoader }).catch((error) => error)
  if (!(answer instanceof Response)) throw new Error('No redirect', { cause: answer })
  return answer.headers
}

it('without a network the page for that opens, which knows what was wanted', async () => {
  answerAsShop(failed)
  const headers = await redirectOf(failed)
  expect(headers.get('Location')).toBe('/offline?to=%2Freturns%3Ffrom%3Dfooter')
  expect(headers.has('X-Remix-Replace')).toBe(false)
})

it('the page for that tries without adding to what Back leads to', async () => {
  history.replaceState(null, '', '/offline')
  answerAsShop(failed)
  expect((await redirectOf(failed)).has('X-Remix-Replace')).toBe(true)
})

it('a network that is back meanwhile is asked again', async () => {
  answerAsShop(async () => new Response('ok'))
  const serverLoader = vi.fn().mockImplementationOnce(failed).mockResolvedValue('the words')
  expect(await loadFromShop({ request, serverLoader })).toBe('the words')
})

it('what the server answers is passed on', async () => {
  const serverLoader = () => Promise.reject(new Response(null, { status: 404 }))
  await expect(loadFromShop({ request, serverLoader })).rejects.toHaveProperty('status', 404)
})
