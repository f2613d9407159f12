// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from '#app/ui/stepper.tsx'
import { earlyTapsScript, replayEarlyTaps } from './early-taps.ts'

const add = vi.fn()
const open = vi.fn()
const send = vi.fn()
const cancel = vi.fn()
let page: HTMLElement

function Shelf() {
  const [quantity, setQuantity] = useState(1)
  useEffect(() => void replayEarlyTaps(), [])
  return (
    <>
      <button type="button" onClick={() => add(quantity)}>
        Add to Cart
      </button>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" popoverTarget="menu" onClick={open}>
        Shop
      </button>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget).get('query'))
        }}
      >
        <input name="query" aria-label="Query" />
        <button type="submit">Send</button>
      </form>
      <form method="post" action="/api/checkout">
        <button type="submit">Buy Now</button>
      </form>
      <Stepper label="Quantity" value={quantity} onChange={setQuantity} />
    </>
  )
}

let lastPage = new AbortController()

/** Runs the head script; its listeners are removed when the next page opens. */
function runHeadScript(): void {
  lastPage.abort()
  lastPage = new AbortController()
  const { signal } = lastPage
  const add = document.addEventListener.bind(document)
  const listening = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { capture: true, signal }),
    )
  new Function(earlyTapsScript())()
  listening.mockRestore()
}

/** The server's HTML with the head script running. */
function openPage(): void {
  runHeadScript()
  page = document.createElement('div')
  page.innerHTML = renderToString(<Shelf />)
  document.body.replaceChildren(page)
}

function tap(name: string): void {
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.ariaLabel === name,
  )
  button?.click()
}

afterEach(() => void vi.useRealTimers())

const comeAlive = () => act(async () => void hydrateRoot(page, <Shelf />))

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = vi.fn(() => Object.assign(new EventTarget(), { cancel }) as never)
  openPage()
})

test('a tap before hydration gets feedback at once and is replayed once', async () => {
  tap('Add to Cart')
  tap('Add to Cart')
  expect(Element.prototype.animate).toHaveBeenCalledOnce()
  expect(add).not.toHaveBeenCalled()
  await comeAlive()
  expect(add).toHaveBeenCalledExactlyOnceWith(1)
  expect(cancel).toHaveBeenCalledOnce()
})

test('taps are replayed in order, and each tap on a stepper counts', async () => {
  tap('Increase quantity')
  tap('Increase quantity')
  tap('Add to Cart')
  tap('Open')
  await comeAlive()
  expect(add).toHaveBeenCalledExactlyOnceWith(3)
  expect(add.mock.invocationCallOrder[0]).toBeLessThan(open.mock.invocationCallOrder[0] ?? 0)
})

test('native controls are left to the browser', async () => {
  tap('Shop')
  await comeAlive()
  expect(open).not.toHaveBeenCalled()
})

test('taps after hydration are left to React', async () => {
  await comeAlive()
  tap('Add to Cart')
  tap('Add to Cart')
  expect(add).toHaveBeenCalledTimes(2)
})

test('a form submitted before hydration is submitted once after it, with its latest values', async () => {
  const field = document.querySelector('input')
  tap('Send')
  tap('Send')
  if (field) field.value = 'Where is my box?'
  expect(Element.prototype.animate).toHaveBeenCalledOnce()
  await comeAlive()
  expect(send).toHaveBeenCalledExactlyOnceWith('Where is my box?')
})

test.each(['variant', 'quantity'])('a form with an address waits for a new %s', async (what) => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent, { signal: lastPage.signal })
  tap('Buy Now')
  expect(sent).toHaveBeenCalledOnce()
  page.insertAdjacentHTML('beforebegin', '<input type="radio" name="variant" />')
  if (what === 'quantity') tap('Increase quantity')
  else document.querySelector<HTMLInputElement>('[type=radio]')?.click()
  tap('Buy Now')
  expect(sent).toHaveBeenCalledOnce()
  await comeAlive()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('the tap feedback dims without animating under reduced motion', () => {
  const steps = () => vi.mocked(Element.prototype.animate).mock.lastCall?.[0]
  tap('Open')
  expect(steps()).toEqual({ opacity: [0.75, 0.4, 0.75] })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  tap('Add to Cart')
  expect(steps()).toEqual({ opacity: [0.5, 0.5] })
})

test('nothing is replayed without the head script', async () => {
  window.earlyTaps = undefined
  await replayEarlyTaps()
  expect(add).not.toHaveBeenCalled()
})

function Like() {
  return (
    <button type="button" onClick={() => add('late')}>
      Like
    </button>
  )
}

function Page({ children }: { children: React.ReactNode }) {
  useEffect(() => void replayEarlyTaps(), [])
  return <Suspense>{children}</Suspense>
}

/** A page with a part that hydrates once it has loaded. @returns a function that loads it */
async function openPageWithLatePart(Part: () => React.ReactNode, beforeItIsAlive = () => {}) {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Late = lazy(() => promise)
  runHeadScript()
  page.innerHTML = renderToString(
    <Page>
      <Part />
    </Page>,
  )
  beforeItIsAlive()
  const client = (
    <Page>
      <Late />
    </Page>
  )
  await act(async () => void hydrateRoot(page, client))
  expect(window.earlyTaps).toBeUndefined()
  return () => act(async () => resolve({ default: Part }))
}

test('a tap on a part that loads after the page is replayed once the part is hydrated', async () => {
  const load = await openPageWithLatePart(Like, () => tap('Like'))
  tap('Like')
  expect(add).not.toHaveBeenCalled()
  await load()
  await vi.waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith('late'))
  expect(cancel).toHaveBeenCalledOnce()
  tap('Like')
  expect(add).toHaveBeenCalledTimes(2)
})

test('a tap on a late part waits for its hydration even when the page is already hydrated', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const load = await openPageWithLatePart(Like)
  tap('Like')
  vi.advanceTimersByTime(1000)
  expect(Element.prototype.animate).toHaveBeenCalledOnce()
  expect(cancel).not.toHaveBeenCalled()
  await load()
  vi.advanceTimersByTime(100)
  expect(add).toHaveBeenCalledExactlyOnceWith('late')
})

function Ask() {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send('late')
      }}
    >
      <button type="submit">Ask</button>
    </form>
  )
}

test('a form submitted in a late part waits for its hydration', async () => {
  const load = await openPageWithLatePart(Ask)
  await act(async () => tap('Ask'))
  expect(send).not.toHaveBeenCalled()
  await load()
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('late'))
})

test('the feedback ends when a late part is removed before hydration', async () => {
  await openPageWithLatePart(Like)
  tap('Like')
  expect(cancel).not.toHaveBeenCalled()
  page.querySelector('button')?.remove()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(add).not.toHaveBeenCalled()
})
