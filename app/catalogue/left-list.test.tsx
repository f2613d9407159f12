// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'

const ROW_PX = 200
const games = Array.from({ length: 48 }, (_, index) => sampleProduct(index + 1, 500))

const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <InShop>
        <GrowingProductGrid products={games} />
      </InShop>
    ),
  },
])
const open = (key: string) => render(<Stub initialEntries={[{ pathname: '/', key }]} />)

/** The rows of the list; those inside a card belong to the card. */
const rows = () => [...(document.querySelector('ul')?.children ?? [])]
/** Indexes of the rows that are empty. */
const empty = () => rows().flatMap((row, index) => (row.querySelector('article') ? [] : [index]))

/** Tells the observer of an element that it is near. */
let near = new Map<Element, () => void>()

beforeEach(() => {
  near = new Map()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe(element: Element) {
        near.set(element, () => this.#tell([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  // 768 px high, scrolled to the row with index 20.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = rows().indexOf(this)
    return new DOMRect(0, (at - 20) * ROW_PX, 360, ROW_PX + at / 2)
  })
})

it('Back renders the cards near the viewport, and the others when they come near', () => {
  open('left')
  expect(empty()).toEqual([])
  cleanup()
  open('left')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(48)
  const far = empty()
  // The last row above it ends 1,190.5 px over the viewport, the last below begins 1,032 px under it.
  expect(far).toEqual([...Array(13).keys(), ...Array.from({ length: 18 }, (_, at) => at + 30)])
  const [first] = rows()
  expect(first).toHaveProperty('style.blockSize', `${ROW_PX}px`)
  expect(rows()[47]).toHaveProperty('style.blockSize', `${ROW_PX + 47 / 2}px`)
  act(() => first && near.get(first)?.())
  expect(empty()).toEqual(far.slice(1))
  expect(rows()[0]?.getAttribute('style')).toBe(`--guess: ${ROW_PX}px;`)
})

it('Back in a window of another width, or to another list, renders all cards', () => {
  open('turned')
  cleanup()
  vi.stubGlobal('innerWidth', innerWidth + 1)
  open('turned')
  expect(empty()).toEqual([])
  cleanup()
  open('new')
  expect(empty()).toEqual([])
})
