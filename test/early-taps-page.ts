import { vi } from 'vitest'
import { earlyTapsScript } from '#app/browser/early-taps.ts'

let lastPage = new AbortController()

/** Runs the head script; its listeners are removed when the next page opens. @returns aborts then */
export function runHeadScript(): AbortSignal {
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
  return signal
}

/** Clicks the button with this text or label. */
export function tap(name: string): void {
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.ariaLabel === name,
  )
  button?.click()
}
