// @vitest-environment jsdom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTappedLink } from './watch-tapped-link.ts'

const animate = vi.fn()
const cancel = vi.fn()
let watch: ReturnType<typeof watchTappedLink>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = function (this: Element) {
    animate(this.className)
    return { cancel } as unknown as Animation
  }
  document.body.innerHTML = `
    <article class="product-card"><a href="#1">Ludo</a></article>
    <a href="#2" class="link">About</a>
    <p>Words</p>`
  watch = watchTappedLink()
})
afterEach(() => {
  watch.stop()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

it.each([
  ['Ludo', 'product-card'],
  ['About', 'link'],
])('animates the tapped link until its page is shown: %s', (name, marked) => {
  screen.getByText(name).click()
  const end = watch.showPending()
  expect(animate.mock.calls).toEqual([[marked]])
  expect(cancel).not.toHaveBeenCalled()
  end()
  expect(cancel).toHaveBeenCalledOnce()
})

it('ignores a tap outside links', () => {
  screen.getByText('Words').click()
  watch.showPending()()
  expect(animate).not.toHaveBeenCalled()
})
