import { describe, expect, it } from 'vitest'
import { sourceHash } from './document-policy.ts'
import { createInlineStyles } from './inline-styles.ts'

const sheets = new Map([['/assets/app-1.css', 'a{content:"$&"}']])

const link = (href: string) =>
  `<link nonce="n1" rel="stylesheet" href="${href}" data-precedence="page"/>`

describe('createInlineStyles', () => {
  it('puts a sheet of the build where its link was', () => {
    const { html, hashes } = createInlineStyles(sheets)(
      `<head>${link('/assets/app-1.css')}<title>A</title></head>`,
      'n1',
    )
    const [styled, script] = html.split(/(?=<script)/)
    expect(styled).toBe(
      '<head><style data-href="/assets/app-1.css">a{content:"$&"}</style><title>A</title>',
    )
    expect(script).toMatch(/^<script nonce="n1">.*<\/script><\/head>$/s)
    expect(hashes).toEqual([sourceHash('a{content:"$&"}')])
  })

  it('leaves other sheets alone', () => {
    const page = link('/assets/unknown.css') + link('https://s.example/assets/app-1.css')
    expect(createInlineStyles(sheets)(page, 'n1')).toEqual({ html: page, hashes: [] })
  })

  it('changes nothing where the client is not built', () => {
    const page = link('/assets/app-1.css')
    expect(createInlineStyles(new Map())(page, 'n1')).toEqual({ html: page, hashes: [] })
  })
})
