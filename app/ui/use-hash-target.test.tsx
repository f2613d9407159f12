// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHashTarget } from './use-hash-target.ts'

const onTarget = vi.fn((target: HTMLElement) => target.id)
const navigation = new EventTarget()

function Page() {
  useHashTarget(onTarget)
  return <p id="reviews">Reviews</p>
}

/** What a link of the router does: the address changes, and only `navigation` tells. */
function follow(address: string): void {
  act(() => {
    history.pushState(null, '', address)
    navigation.dispatchEvent(new Event('currententrychange'))
  })
}

afterEach(() => {
  onTarget.mockClear()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('tells of a link of the router, and of the same link again', () => {
  vi.stubGlobal('navigation', navigation)
  render(<Page />)
  expect(onTarget).not.toHaveBeenCalled()
  follow('#reviews')
  follow('#reviews')
  expect(onTarget.mock.results.map(({ value }) => value)).toEqual(['reviews', 'reviews'])
})

test('another search part with the same fragment is no wish to go there', () => {
  vi.stubGlobal('navigation', navigation)
  history.replaceState(null, '', '#reviews')
  render(<Page />)
  expect(onTarget).toHaveBeenCalledOnce()
  follow('?tab=shipping#reviews')
  expect(onTarget).toHaveBeenCalledOnce()
})

test('a fragment that names nothing is passed over', () => {
  history.replaceState(null, '', '#gone')
  render(<Page />)
  expect(onTarget).not.toHaveBeenCalled()
})
