// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import {
  isOnlyInMemory,
  onStoredChange,
  readStored,
  readStoredText,
  writeStored,
} from './browser-storage.ts'
import { createStoredValue } from './stored-value.ts'

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null)

test('stores a value and returns it validated', () => {
  writeStored('count', 3)
  expect(isOnlyInMemory('count')).toBe(false)
  expect(localStorage.getItem('count')).toBe('3')
  expect(readStored('count', readNumber)).toBe(3)
  localStorage.removeItem('count')
  expect(readStored('count', readNumber)).toBeNull()
})

test('invalid JSON counts as absent and is logged by name', () => {
  localStorage.setItem('party-gully-cart', '{oops')
  expectConsoleError('Error loading cart from localStorage:')
  expect(readStored('party-gully-cart', readNumber, 'cart')).toBeNull()
})

test('an invalid value counts as absent and is logged', () => {
  localStorage.setItem('count', '"three"')
  expectConsoleError('Error loading count from localStorage:')
  expect(readStored('count', readNumber)).toBeNull()
})

test('full storage falls back to memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored('in memory', 4)
  expect(localStorage.getItem('in memory')).toBeNull()
  expect(isOnlyInMemory('in memory')).toBe(true)
  expect(readStored('in memory', readNumber)).toBe(4)
})

test('forbidden storage reads as empty', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(readStoredText('theme')).toBeNull()
})

test('a value of this tab that could not be stored outlives what another tab clears', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const draft = createStoredValue({
    key: 'draft',
    area: 'sessionStorage',
    read: readNumber,
    absent: 0,
  })
  const listener = vi.fn()
  const end = draft.subscribe(listener)
  draft.set(5)
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  end()
  expect(listener).toHaveBeenCalledOnce()
  expect(draft.get()).toBe(5)
})

test('reports changes in other tabs, of its key and of cleared storage', () => {
  const listener = vi.fn()
  const end = onStoredChange('count', listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'count' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(2)
  end()
  window.dispatchEvent(new StorageEvent('storage', { key: 'count' }))
  expect(listener).toHaveBeenCalledTimes(2)
})
