// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadStyles } from './load-styles.ts'

// Elsewhere in tests every sheet has loaded at once (test/setup.ts).
beforeAll(() => void Reflect.deleteProperty(HTMLLinkElement.prototype, 'onload'))
beforeEach(() => document.head.replaceChildren())

const links = () => [...document.head.querySelectorAll('link')]
const load = () => {
  const loading = loadStyles('/assets/zoom.css')
  const [link] = links()
  if (!link) throw new Error('There is no link.')
  return { loading, link }
}

it('adds the sheet behind the others, and resolves when it has loaded', async () => {
  document.head.append(document.createElement('style'))
  const { loading, link } = load()
  expect(link.rel).toBe('stylesheet')
  expect(link.getAttribute('href')).toBe('/assets/zoom.css')
  expect(document.head.lastElementChild).toBe(link)
  const first = Promise.race([loading.then(() => 'loaded'), Promise.resolve('waiting')])
  expect(await first).toBe('waiting')
  link.dispatchEvent(new Event('load'))
  await loading
  expect(links()).toEqual([link])
})

it('removes a sheet that fails to load, so that it can be tried again', async () => {
  const { loading, link } = load()
  link.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow('/assets/zoom.css failed to load.')
  expect(links()).toEqual([])
})
