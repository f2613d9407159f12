import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  createNonce,
  formTargets,
  sealInlineScripts,
} from './document-policy.ts'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const none = { connect: [], images: [], media: [], forms: () => [], secure: false }

describe('sealInlineScripts', () => {
  it('hashes the scripts that carry the nonce and removes it', () => {
    const { html, hashes } = sealInlineScripts(
      '<script nonce="n1">a()</script><script type="module" nonce="n1">b()</script>',
      'n1',
    )
    expect(html).toBe('<script>a()</script><script type="module">b()</script>')
    expect(hashes).toEqual([sha256('a()'), sha256('b()')])
  })

  it('does not hash a script without the nonce, such as one injected through the catalogue', () => {
    const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>'
    const { html, hashes } = sealInlineScripts(smuggled, 'n1')
    expect(hashes).toEqual([])
    expect(html).toBe(smuggled)
  })

  it('takes the indentation out of a script of several lines, and hashes what is left', () => {
    const script = '<script nonce="n1">{\n\tconst a = "<b>"\n\n  go(a)\n}</script>'
    const code = '{\nconst a = "<b>"\ngo(a)\n}'
    expect(sealInlineScripts(script, 'n1')).toEqual({
      html: `<script>${code}</script>`,
      hashes: [sha256(code)],
    })
  })

  it('removes the nonce from other elements too', () => {
    expect(sealInlineScripts('<link rel="modulepreload" nonce="n1" href="/a.js">', 'n1').html).toBe(
      '<link rel="modulepreload" href="/a.js">',
    )
  })
})

describe('contentSecurityPolicy', () => {
  it('never allows inline or evaluated code', () => {
    const policy = contentSecurityPolicy(
      { scripts: [sha256('a()')], styles: [sha256('a{}')], forms: [] },
      none,
    )
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain(`script-src 'self' ${sha256('a()')};`)
    expect(policy).toContain(`style-src 'self' ${sha256('a{}')};`)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('upgrades requests to https only if the shop is https', () => {
    const inline = { scripts: [], styles: [], forms: [] }
    const over = (secure: boolean) => contentSecurityPolicy(inline, { ...none, secure })
    expect(over(true)).toMatch(/; upgrade-insecure-requests$/)
    expect(over(false)).not.toContain('upgrade-insecure-requests')
  })

  it('allows the hosted store only where it is needed', () => {
    const policy = contentSecurityPolicy(
      { scripts: [], styles: [], forms: ['https://s.example'] },
      {
        connect: ['https://s.example'],
        images: ['https://s.example', 'https://cdn.example'],
        media: ['https://films.example'],
        forms: () => [],
        secure: true,
      },
    )
    expect(policy).toContain("connect-src 'self' https://s.example")
    expect(policy).toContain("img-src 'self' data: https://s.example https://cdn.example")
    expect(policy).toContain("media-src 'self' https://films.example;")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("form-action 'self' https://s.example;")
  })

  it('allows forms to lead to a checkout only on pages where one can begin', () => {
    const origins = { ...none, forms: () => ['https://pay.example'] }
    const form = '<form method="post" action="/api/checkout" class="grid">'
    expect(formTargets(`<p>Games</p>${form}`, origins)).toEqual(['https://pay.example'])
    expect(formTargets('<form action="/search">/api/checkout', origins)).toEqual([])
  })
})

it('makes a new nonce each time', () => {
  expect(createNonce()).not.toBe(createNonce())
  expect(createNonce()).toMatch(/^[\w-]{24}$/)
})
