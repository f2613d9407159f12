import { describe, expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findUrlRedirect } from './url-redirects.ts'

const found = (...nodes: readonly unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false },
})

describe('a redirect of the store', () => {
  it('is that of the first matching path, ignoring case and inexact results', async () => {
    const store = openFakeStorefront({
      urlRedirects: found(
        { path: '/old-page-2', target: '/wrong' },
        { path: '/Second', target: '/later' },
        { path: '/Old-Page', target: 'https://games.example/new' },
      ),
    })
    const paths = ['/missing', '/old-page', '/second']
    expect(await findUrlRedirect(store.client, paths)).toBe('https://games.example/new')
    expect(store.asked).toEqual([
      {
        name: 'urlRedirects',
        variables: { query: 'path:"/missing" OR path:"/old-page" OR path:"/second"' },
      },
    ])
  })

  it('is null when only inexact results are found', async () => {
    const { client } = openFakeStorefront({
      urlRedirects: found({ path: '/old-page-2', target: '/wrong' }),
    })
    expect(await findUrlRedirect(client, ['/old-page'])).toBeNull()
  })

  it.each(['/a"b', '/a\\b', '/a\nb'])(
    'is not requested for a path that would break the search syntax: %j',
    async (path) => {
      const { client, asked } = openFakeStorefront({ urlRedirects: found() })
      expect(await findUrlRedirect(client, [path])).toBeNull()
      expect(asked).toEqual([])
      expect(await findUrlRedirect(client, [path, '/plain'])).toBeNull()
      expect(asked.map(({ variables }) => variables)).toEqual([{ query: 'path:"/plain"' }])
    },
  )

  it('is not requested without a path', async () => {
    const { client, asked } = openFakeStorefront({})
    expect(await findUrlRedirect(client, [])).toBeNull()
    expect(asked).toEqual([])
  })

  it.each([
    ['urlRedirects', { nodes: null, pageInfo: { hasNextPage: false } }],
    ['urlRedirects.path', found({ path: null, target: '/a' })],
    ['urlRedirects.target', found({ path: '/a', target: 7 })],
  ])('without %s is a fault', async (place, urlRedirects) => {
    const { client } = openFakeStorefront({ urlRedirects })
    await expect(findUrlRedirect(client, ['/a'])).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringContaining(`at ${place}`),
    })
  })
})
