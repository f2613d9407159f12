// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from '#app/ui/stepper.tsx'
import { runHeadScript, tap } from '#test/early-taps-page.ts'
import { replayEarlyTaps } from './early-taps.ts'

const add = vi.fn()
const open = vi.fn()
const send = vi.fn()
const cancel = vi.fn()
let page: HTMLElement
let shown: AbortSignal

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

/** The server's HTML with the head script running. */
function openPage(): void {
  shown = runHeadScript()
  page = document.createElement('div')
  page.innerHTML = renderToString(<Shelf />)
  document.body.replaceChildren(page)
}

const comeAlive = () => act(async () => void hydrateRoot(page, <Shelf />))

beforeEach(() => {
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
  document.addEventListener('submit', sent, { signal: shown })
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
