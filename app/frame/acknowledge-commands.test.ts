// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { acknowledgeCommands } from './acknowledge-commands.ts'

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  polyfillDialogs()
  document.body.innerHTML =
    '<button type="button">Menu</button><dialog></dialog><div popover></div>'
  stop = acknowledgeCommands()
})

afterEach(() => stop())

const find = <Name extends 'button' | 'dialog' | 'div'>(name: Name) => {
  const element = document.querySelector(name)
  if (!element) throw new Error(`no ${name}`)
  return element
}

/** jsdom has no such event. */
function send(command: string, target: Element = find('dialog')): Event {
  const event = new Event('command', { cancelable: true })
  target.dispatchEvent(Object.assign(event, { command, source: find('button') }))
  return event
}

test('the button shows the tap a frame before its dialog opens', () => {
  const animate = vi.spyOn(find('button'), 'animate')
  expect(send('show-modal').defaultPrevented).toBe(true)
  expect(animate).toHaveBeenCalledOnce()
  vi.advanceTimersToNextFrame()
  expect(find('dialog').open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(find('dialog').open).toBe(true)
})

test('two taps in a frame open it once', () => {
  const show = vi.spyOn(find('dialog'), 'showModal')
  send('show-modal')
  send('show-modal')
  vi.advanceTimersByTime(100)
  expect(show).toHaveBeenCalledOnce()
})

test('a dialog moves off before it is closed, and can open again', () => {
  const dialog = find('dialog')
  dialog.showModal()
  send('close')
  vi.advanceTimersToNextFrame()
  expect([dialog.open, dialog.hasAttribute('data-closing')]).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect([dialog.open, dialog.hasAttribute('data-closing')]).toEqual([false, false])
})

test('a dialog that leaves the page with the tap is not opened', () => {
  const dialog = find('dialog')
  const show = vi.spyOn(dialog, 'showModal')
  send('show-modal')
  dialog.remove()
  vi.advanceTimersByTime(100)
  expect(show).not.toHaveBeenCalled()
})

test('commands of other elements, and others of a dialog, are left to the browser', () => {
  expect(send('toggle-popover', find('div')).defaultPrevented).toBe(false)
  expect(send('request-close').defaultPrevented).toBe(false)
})

test('the browser carries out all commands once it has stopped', () => {
  stop()
  expect(send('show-modal').defaultPrevented).toBe(false)
})
