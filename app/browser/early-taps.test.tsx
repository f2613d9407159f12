// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from '#app/ui/stepper.tsx'
import { earlyTapsScript, replayEarlyTaps } from './early-taps.ts'

const add = vi.fn()
const open = vi.fn()
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
      <Stepper label="Quantity" value={quantity} onChange={setQuantity} />
    </>
  )
}

/** The server's HTML with the head script running. */
function openPage(): void {
  new Function(earlyTapsScript())()
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
