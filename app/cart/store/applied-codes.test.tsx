// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { readAppliedCodes } from '#test/read-codes.ts'
import { CODES_KEY, saveAppliedCodes, useAppliedCodes } from './applied-codes.ts'

const none = { coupon: null, referral: null }

const Codes = () => JSON.stringify(useAppliedCodes())

describe('the applied codes', () => {
  it('are stored for all tabs, one without the other', () => {
    saveAppliedCodes({ coupon: 'SAVE10' })
    saveAppliedCodes({ referral: 'PGNANISX777' })
    expect(readAppliedCodes()).toEqual({ coupon: 'SAVE10', referral: 'PGNANISX777' })
    saveAppliedCodes({ coupon: null })
    expect(readAppliedCodes()).toEqual({ coupon: null, referral: 'PGNANISX777' })
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['{}', '[]', '7', '{"coupon":7,"referral":""}'])('are none when %s is stored', (text) => {
    localStorage.setItem(CODES_KEY, text)
    expect(readAppliedCodes()).toEqual(none)
  })

  it('are none when what is stored cannot be read, which is logged once', () => {
    expectConsoleError('Error loading party-gully-codes from localStorage:')
    localStorage.setItem(CODES_KEY, '{"coupon":')
    expect(readAppliedCodes()).toEqual(none)
    expect(readAppliedCodes()).toEqual(none)
  })

  it('last for the page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    saveAppliedCodes({ coupon: 'SAVE10' })
    expect(readAppliedCodes().coupon).toBe('SAVE10')
    saveAppliedCodes(none)
    expect(readAppliedCodes()).toEqual(none)
  })

  it('reach every part of the page at once, and other tabs', () => {
    const { result, unmount } = renderHook(useAppliedCodes)
    act(() => saveAppliedCodes({ coupon: 'SAVE10' }))
    expect(result.current.coupon).toBe('SAVE10')
    act(() => {
      localStorage.setItem(CODES_KEY, '{"coupon":"BIG5"}')
      window.dispatchEvent(new StorageEvent('storage', { key: CODES_KEY }))
    })
    expect(result.current).toEqual({ coupon: 'BIG5', referral: null })
    unmount()
  })

  it('are none on the server', () => {
    saveAppliedCodes({ coupon: 'SAVE10' })
    expect(renderToString(<Codes />).replaceAll('&quot;', '"')).toBe(JSON.stringify(none))
  })
})
