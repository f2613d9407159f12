import { describe, expect, it, vi } from 'vitest'
import { createGuardedFetch } from './network-guard.ts'

function guard() {
  const passed = vi.fn<typeof globalThis.fetch>(async () => new Response('here'))
  const refused: string[] = []
  return { passed, refused, fetch: createGuardedFetch(passed, (host) => refused.push(host)) }
}

describe('a request in a test', () => {
  it.each(['http://127.0.0.1:4100/a', 'http://localhost/a', 'http://[::1]:80/', '/api/checkout'])(
    'reaches this machine at %s',
    async (address) => {
      const { fetch, passed, refused } = guard()
      expect(await (await fetch(address)).text()).toBe('here')
      expect(passed).toHaveBeenCalledOnce()
      expect(refused).toEqual([])
    },
  )

  it.each([
    'https://shop.example/',
    new URL('https://shop.example/'),
    new Request('https://shop.example/'),
  ])('to another machine is refused', async (address) => {
    const { fetch, passed, refused } = guard()
    await expect(fetch(address)).rejects.toThrow('tests stay on this machine')
    expect(passed).not.toHaveBeenCalled()
    expect(refused).toEqual(['shop.example'])
  })
})
