import { describe, expect, it } from 'vitest'
import { addLinkRules } from './link-rules.ts'

describe('addLinkRules', () => {
  const html = addLinkRules('<head><title>A</title></head><body></body>', 'n1')

  it('allows a page of the shop to be fetched while a finger is down on its link', () => {
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

  it('puts what takes the rules out again right behind them', () => {
    expect(html).toMatch(/<\/script><script nonce="n1">\(.*\)<\/script><\/head><body>/s)
  })
})
