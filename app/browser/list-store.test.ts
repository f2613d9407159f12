import { describe, expect, it, vi } from 'vitest'
import type { ListStorage } from '#app/browser/list-storage.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { cartLine as line } from '#test/cart-line.ts'
import { createListStore } from './list-store.ts'

/** One browser's storage, shared by its tabs. */
function createSharedStorage(stored: readonly CartLine[] = []) {
  const tabs = new Set<() => void>()
  const shared = { stored, writes: 0 }
  const openTab = (): ListStorage<CartLine> => {
    let own: (() => void) | null = null
    return {
      read: () => shared.stored,
      write(lines) {
        shared.stored = lines
        shared.writes += 1
        for (const tab of tabs) if (tab !== own) tab()
      },
      onOutsideChange(listener) {
        own = listener
        tabs.add(listener)
        return () => tabs.delete(listener)
      },
    }
  }
  return { shared, openTab, tabs }
}

describe('the cart of a browser', () => {
  // spec 4.006
  it('is unknown to the server and restored from storage in the browser', () => {
    const { openTab } = createSharedStorage([line('a')])
    const store = createListStore(openTab())
    expect(store.getServerState()).toEqual({ items: [], restored: false })
    expect(store.getState()).toEqual({ items: [line('a')], restored: true })
  })

  it('returns the same snapshot until something changes', () => {
    const store = createListStore(createSharedStorage([line('a')]).openTab())
    const before = store.getState()
    expect(store.getState()).toBe(before)
    store.change((lines) => lines)
    expect(store.getState()).toBe(before)
    store.change((lines) => [...lines, line('b')])
    expect(store.getState()).not.toBe(before)
  })

  // spec 4.007
  it('is saved on every change only', () => {
    const { shared, openTab } = createSharedStorage()
    const store = createListStore(openTab())
    store.change(() => [line('a')])
    store.change((lines) => lines)
    expect(shared).toEqual({ stored: [line('a')], writes: 1 })
  })

  it('notifies listeners once per change until they unsubscribe', () => {
    const store = createListStore(createSharedStorage().openTab())
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.change(() => [line('a')])
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    store.change(() => [])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('follows other tabs', () => {
    const { openTab } = createSharedStorage()
    const [here, there] = [createListStore(openTab()), createListStore(openTab())]
    const listener = vi.fn()
    here.getState()
    here.subscribe(listener)
    there.change(() => [line('a', 3)])
    expect(here.getState().items).toEqual([line('a', 3)])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('never overwrites changes of another tab whose event is still pending', () => {
    const { openTab } = createSharedStorage()
    const [here, there] = [createListStore(openTab()), createListStore(openTab())]
    here.getState()
    there.change((lines) => [...lines, line('a')])
    here.change((lines) => [...lines, line('b')])
    expect(here.getState().items.map(({ variantId }) => variantId)).toEqual(['a', 'b'])
  })

  it('stops listening to storage without subscribers', () => {
    const { openTab, tabs } = createSharedStorage()
    const leave = createListStore(openTab()).subscribe(() => {})
    expect(tabs.size).toBe(1)
    leave()
    expect(tabs.size).toBe(0)
  })
})
