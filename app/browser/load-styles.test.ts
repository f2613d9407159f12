// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadStyles } from './load-styles.ts'

// Elsewhere in tests every sheet has loaded at once (test/setup.ts).
beforeAll(() => void Reflect.deleteProperty(HTMLLinkElement.prototype, 'onload'))
beforeEach(() => document.head.replaceChildren())

const links = () => [...document.head.querySelectorAll('link')]
const load = (href: string) => {
  const loading = loadStyles(href)
  const [link] = links()
  if (!link) throw new Error('There is no link.')
  return { loading, link }
}

it('adds the sheet behind the others, once, and resolves when it has loaded', async () => {
  document.head.append(document.createElement('style'))
  const { loading, link } = load('/assets/zoom.css')
  expect(link.rel).toBe('stylesheet')
  expect(link.getAttribute('href')).toBe('/assets/zoom.css')
  expect(document.head.lastElementChild).toBe(link)
  const first = Promise.race([loading.then(() => 'loaded'), Promise.resolve('waiting')])
  expect(await first).toBe('waiting')
  link.dispatchEvent(new Event('load'))
  await loading
  // A part whose script failed meanwhile asks for both again.
  await loadStyles('/assets/zoom.css')
  expect(links()).toEqual([link])
})

it('removes a sheet that fails to load, and tries it again at the next call', async () => {
  const { loading, link } = load('/assets/toasts.css')
  link.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/assets/toasts.css failed to load.')
  expect(links()).toEqual([])
  const again = load('/assets/toasts.css')
  again.link.dispatchEvent(new Event('load'))
  await again.loading
})
