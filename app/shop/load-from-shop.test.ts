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
  history.replaceState(null, '', '/')
})

const redirectOf = async (serverLoader: () => Promise<unknown>) => {
  const answer: unknown = await loadFromShop({ request, serverLoader }).catch((error) => error)
  if (!(answer instanceof Response)) throw new Error('No redirect', { cause: answer })
  return answer.headers
}

it('redirects to the offline page, with the requested path, without a network', async () => {
  answerAsShop(failed)
  const headers = await redirectOf(failed)
  expect(headers.get('Location')).toBe('/offline?to=%2Freturns%3Ffrom%3Dfooter')
  expect(headers.has('X-Remix-Replace')).toBe(false)
})

it('replaces the history entry when it is called from the offline page', async () => {
  history.replaceState(null, '', '/offline')
  answerAsShop(failed)
  expect((await redirectOf(failed)).has('X-Remix-Replace')).toBe(true)
})

it('tries again when the shop is reachable after all', async () => {
  answerAsShop(async () => new Response('ok'))
  const serverLoader = vi.fn().mockImplementationOnce(failed).mockResolvedValue('the words')
  expect(await loadFromShop({ request, serverLoader })).toBe('the words')
})

it('passes on the response of the server', async () => {
  const serverLoader = () => Promise.reject(new Response(null, { status: 404 }))
  await expect(loadFromShop({ request, serverLoader })).rejects.toHaveProperty('status', 404)
})
