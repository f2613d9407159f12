import { describe, expect, it } from 'vitest'
import { delayScripts } from './delay-scripts.ts'

const preload = (file: string) => `<link rel="modulepreload" nonce="n1" href="${file}"/>`
const module = '<script nonce="n1" type="module" async="">import "/a.js"</script>'

describe('delayScripts', () => {
  it('keeps the module script, with its preloads, in a template where it was', () => {
    const html = delayScripts(
      `<head>${preload('/a.js')}${preload('/b.js')}<link rel="stylesheet" href="/s.css"/></head><body><p>Hi</p>${module}<script>after()</script></body>`,
      'n1',
    )
    const [before, , after] = html.split(/(<p>Hi<\/p>)/)
    expect(before).toBe('<head><link rel="stylesheet" href="/s.css"/></head><body>')
    expect(after).toContain(
      `<template>${preload('/a.js')}${preload('/b.js')}${module}</template><script nonce="n1">(`,
    )
    expect(after?.endsWith(')()</script><script>after()</script></body>')).toBe(true)
  })

  it('leaves other links and scripts where they are', () => {
    const html =
      '<head><link rel="preload" as="font" href="/f.woff2"/><script>a()</script></head><body></body>'
    expect(delayScripts(html, 'n1')).toBe(html)
  })
})
