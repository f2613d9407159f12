// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { LinkPrefetch } from './link-prefetch.tsx'

const asked = () =>
  vi.mocked(QueryClient.prototype.prefetchQuery).mock.calls.map(([{ queryKey }]) => queryKey)

const Page = () => (
  <InShop>
    <Link to="/product/ludo">Ludo</Link>
    <Link to="/category/combo">Combos</Link>
    <Link to="/about">About</Link>
    <Link to="/product/taboo" target="_blank">
      Taboo
    </Link>
    <p>Words</p>
    <LinkPrefetch />
  </InShop>
)

async function show(path = '/') {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  history.replaceState(null, '', path)
  render(<Stub initialEntries={[path]} />)
  await wait(0)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const link = (name: string) => screen.getByRole('link', { name })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(QueryClient.prototype, 'prefetchQuery').mockResolvedValue()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

describe('before navigation', () => {
  it('the data of a link are requested on pointer down', async () => {
    await show()
    fireEvent.pointerDown(link('Ludo'))
    expect(asked()).toEqual([['product', 'ludo']])
    await wait(0)
  })

  it.each([
    ['a pointer', () => fireEvent.pointerOver(link('Combos'))],
    ['the focus', () => fireEvent.focusIn(link('Combos'))],
  ])('the data of a link are requested when %s rests on it', async (_, point) => {
    await show()
    point()
    await wait(60)
    expect(asked()).toEqual([])
    await wait(60)
    expect(asked()).toEqual([['collection', 'combo']])
  })

  it('nothing is requested when a pointer only passes over a link', async () => {
    await show()
    fireEvent.pointerOver(link('Ludo'))
    await wait(40)
    fireEvent.pointerOver(screen.getByText('Words'))
    await wait(200)
    expect(asked()).toEqual([])
  })

  it.each([
    ['a new window', 'Taboo', '/'],
    ['the page itself', 'Ludo', '/product/ludo'],
    ['a page without data', 'About', '/'],
  ])('nothing is requested for %s', async (_, name, path) => {
    await show(path)
    fireEvent.pointerDown(link(name))
    await wait(200)
    expect(asked()).toEqual([])
  })

  it.each([
    ['under data saver', { saveData: true }],
    ['on 2G', { effectiveType: '2g' }],
    ['on slow 2G', { effectiveType: 'slow-2g' }],
  ])('nothing is requested %s', async (_, connection) => {
    Object.assign(navigator, { connection })
    await show()
    fireEvent.pointerDown(link('Ludo'))
    await wait(200)
    expect(asked()).toEqual([])
  })
})
