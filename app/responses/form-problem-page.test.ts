import { expect, it, vi } from 'vitest'
import { formProblemPage } from './form-problem-page.server.tsx'

vi.mock('#app/styles/app.css?url', () => ({ default: '/assets/app.css' }))
vi.mock('#app/styles/faces.css?url', () => ({ default: '/assets/faces.css' }))

it('the page shows the reason as escaped text, with its status, and is not cached', async () => {
  const response = formProblemPage(409, 'Only <3> are left.', null, 'Not sent')
  expect(response.status).toBe(409)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.text()
  expect(html).toMatch(/^<!doctype html><html lang="en-IN">/)
  expect(html).toContain('<p role="alert">Only &lt;3&gt; are left.</p>')
  expect(html).toMatch(/<h1[^>]*>Not sent</)
  for (const sheet of ['faces', 'app'])
    expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css"/>`)
})

it.each([
  ['https://shop.example/product/taboo?v=1', '/product/taboo?v=1'],
  ['https://shop.example//evil.example', '/all-products'],
  ['no address', '/all-products'],
  [null, '/all-products'],
])('the page links back to the page of the form: %s', async (referrer, path) => {
  const html = await formProblemPage(503, 'Down.', referrer, 'Not sent').text()
  expect(html).toMatch(new RegExp(`<a [^>]*href="${path.replace('?', '\\?')}"`))
})
