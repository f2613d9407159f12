import { describe, expect, it } from 'vitest'
import { addLinkRules } from './add-link-rules.ts'

describe('addLinkRules', () => {
  const html = addLinkRules('<head><title>A</title></head><body></body>', 'n1')

  it('allows prefetching a page of the shop while its link is pressed', () => {
    const [, json = ''] =
      /<script type="speculationrules" nonce="n1">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({
      prefetch: [
        {
          where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/local-store/*' } }] },
          eagerness: 'conservative',
        },
      ],
    })
  })

  it('places the script that removes the rules directly after them', () => {
    expect(html).toMatch(/<\/script><script nonce="n1">\(.*\)<\/script><\/head><body>/s)
  })
})
