// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { listenBeforeRouter, startBeforeRouter } from './before-router.ts'

const back = vi.fn()

beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(back)
  document.body.innerHTML = ''
})

const pop = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }))

function reloadAtDialog() {
  window.history.replaceState({ idx: 2, dialog: true }, '')
  startBeforeRouter()
}

it('Back from a reloaded dialog goes on to the page before, once', () => {
  reloadAtDialog()
  pop({ idx: 2 })
  pop({ idx: 1 })
  expect(back).toHaveBeenCalledOnce()
})

it('a link to a part of the page stays there', () => {
  reloadAtDialog()
  pop(null)
  expect(back).not.toHaveBeenCalled()
})

it('an open dialog, and the listener that has loaded, are left to it', () => {
  reloadAtDialog()
  document.body.innerHTML = '<dialog open></dialog>'
  pop({ idx: 2 })
  reloadAtDialog()
  document.body.innerHTML = ''
  const listener = vi.fn()
  listenBeforeRouter(listener)
  pop({ idx: 2 })
  expect(listener).toHaveBeenCalled()
  expect(back).not.toHaveBeenCalled()
})
