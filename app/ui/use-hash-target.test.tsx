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

/** Like a router link: the URL changes, and only `navigation` fires an event. */
function follow(address: string, navigationType: NavigationType = 'push'): void {
  act(() => {
    history.pushState(null, '', address)
    const event = new Event('currententrychange')
    navigation.dispatchEvent(Object.assign(event, { navigationType }))
  })
}

afterEach(() => {
  history.replaceState(null, '', '/')
})

test('reports a router link, and the same link followed again', () => {
  vi.stubGlobal('navigation', navigation)
  render(<Page />)
  expect(onTarget).not.toHaveBeenCalled()
  follow('#reviews')
  follow('#reviews', 'replace')
  expect(onTarget.mock.results.map(({ value }) => value)).toEqual(['reviews', 'reviews'])
})

test('ignores the entry of a dialog, and Back from it', () => {
  vi.stubGlobal('navigation', navigation)
  history.replaceState(null, '', '#reviews')
  render(<Page />)
  follow('#reviews')
  follow('#reviews', 'traverse')
  expect(onTarget).toHaveBeenCalledOnce()
})

test('ignores a new query string with the same fragment', () => {
  vi.stubGlobal('navigation', navigation)
  history.replaceState(null, '', '#reviews')
  render(<Page />)
  expect(onTarget).toHaveBeenCalledOnce()
  follow('?tab=shipping#reviews')
  expect(onTarget).toHaveBeenCalledOnce()
})

test('ignores a fragment that matches no element', () => {
  history.replaceState(null, '', '#gone')
  render(<Page />)
  expect(onTarget).not.toHaveBeenCalled()
})
