import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

describe('tags and product types', () => {
  it('list each tag once, in alphabetical order', async () => {
    const { data } = await openTestApi().ask(
      '{productTags(first:1){nodes edges{cursor node} pageInfo{hasNextPage endCursor}}}',
    )
    const cursor = Buffer.from('drinking').toString('base64')
    expect(data.productTags).toEqual({
      nodes: ['drinking'],
      edges: [{ cursor, node: 'drinking' }],
      pageInfo: { hasNextPage: true, endCursor: cursor },
    })
  })

  it('list each product type once, of published products only', async () => {
    const { data } = await openTestApi().ask('{productTypes(first:250){nodes}}')
    expect(data.productTypes.nodes).toEqual(['Couple Games', 'Drinking Games', 'Party Games'])
  })

  it('list no more than 250', async () => {
    const { errors } = await openTestApi().ask('{productTags(first:251){nodes}}')
    expect(errors?.[0]?.message).toContain('first must be between 0 and 250')
  })
})

describe('versions of the API', () => {
  it('are listed as supported or not', async () => {
    const { data } = await openTestApi().ask('{publicApiVersions{handle displayName supported}}')
    expect(data.publicApiVersions).toContainEqual({
      handle: '2025-01',
      displayName: '2025-01',
      supported: true,
    })
    expect(data.publicApiVersions.slice(-2)).toEqual([
      { handle: '2026-04', displayName: '2026-04 (Latest)', supported: true },
      { handle: 'unstable', displayName: 'unstable', supported: false },
    ])
  })
})
