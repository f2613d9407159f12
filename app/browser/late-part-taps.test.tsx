// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from '#app/ui/stepper.tsx'
import { runHeadScript, tap } from '#test/early-taps-page.ts'
import { replayEarlyTaps } from './early-taps.ts'

const add = vi.fn()
const send = vi.fn()
const cancel = vi.fn()
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = vi.fn(() => Object.assign(new EventTarget(), { cancel }) as never)
  page = document.createElement('div')
  document.body.replaceChildren(page)
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
  await waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith('late'))
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
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('late'))
})

test('the feedback ends when a late part is removed before hydration', async () => {
  await openPageWithLatePart(Like)
  tap('Like')
  expect(cancel).not.toHaveBeenCalled()
  page.querySelector('button')?.remove()
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(add).not.toHaveBeenCalled()
})

function Shelf() {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <Stepper label="Quantity" value={quantity} onChange={setQuantity} />
      <button type="button" onClick={() => add(quantity)}>
        Add
      </button>
    </>
  )
}

test('taps on a late part are replayed in order, and each tap on a stepper counts', async () => {
  const load = await openPageWithLatePart(Shelf, () => {
    tap('Increase quantity')
    tap('Increase quantity')
  })
  tap('Increase quantity')
  tap('Add')
  await load()
  await waitFor(() => expect(add).toHaveBeenCalledExactlyOnceWith(4))
})
