// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { answerHelpers, fillForm, showCheckout } from '#test/show-checkout.tsx'
import { readContact, readDraft, saveDraft, useDraftText } from './checkout-draft.ts'

const KEY = 'party-gully-checkout'

beforeEach(() => {
  answerHelpers()
})

describe('the draft', () => {
  it('survives a reload and is not stored beyond the tab', async () => {
    await showCheckout()
    fillForm()
    fireEvent.click(screen.getByRole('radio', { name: 'UPI' }))
    fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Mysuru' } })
    cleanup()
    await showCheckout()
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mysuru')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true)
    expect(Object.values({ ...localStorage }).join()).not.toContain('Mysuru')
  })

  it('is dropped when invalid', async () => {
    expectConsoleError('Error loading checkout from localStorage:')
    sessionStorage.setItem(KEY, '{"city":')
    await showCheckout()
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('')
  })
})

function City() {
  return <p>{String(useDraftText('city'))}</p>
}

describe('the stored draft', () => {
  const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

  it('starts empty, stores fields, and drops emptied ones', () => {
    expect(readDraft()).toEqual({})
    saveDraft({ city: 'Pune', state: 'Goa' })
    saveDraft({ state: '', phone: '98450' })
    expect(readDraft()).toEqual({ city: 'Pune', phone: '98450' })
    expect(stored()).toEqual({ city: 'Pune', phone: '98450' })
  })

  it('is unknown to the server', () => {
    saveDraft({ city: 'Pune' })
    expect(renderToString(<City />)).toBe('<p>null</p>')
  })

  it('notifies components that show it', () => {
    render(<City />)
    expect(screen.getByText('null')).toBeTruthy()
    act(() => saveDraft({ city: 'Pune' }))
    expect(screen.getByText('Pune')).toBeTruthy()
  })

  it('has the contact trimmed, and empty at first', () => {
    expect(readContact()).toEqual({ email: '', zip: '', province: '' })
    saveDraft({ email: ' asha@example.in ', zipCode: '560001 ', state: ' Goa', city: 'Panaji' })
    expect(readContact()).toEqual({ email: 'asha@example.in', zip: '560001', province: 'Goa' })
    saveDraft({ zipCode: '560-001' })
    expect(readContact().zip).toBe('560001')
  })

  it('truncates text to the longest length a field accepts', () => {
    saveDraft({ address: 'a'.repeat(301), city: 'b'.repeat(300) })
    expect(stored()).toEqual({ address: 'a'.repeat(300), city: 'b'.repeat(300) })
  })

  it('drops values that are not text', () => {
    sessionStorage.setItem(KEY, '{"city":"Pune","phone":98450,"state":null}')
    expect(readDraft()).toEqual({ city: 'Pune' })
  })

  it.each(['null', '7', '"Pune"'])('is empty and logged when it is not an object: %s', (text) => {
    expectConsoleError('Error loading checkout from localStorage:')
    sessionStorage.setItem(KEY, text)
    expect(readDraft()).toEqual({})
  })

  it('is kept in memory while storage is blocked, and stored once it works', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(readDraft()).toEqual({})
    saveDraft({ city: 'Pune' })
    expect(readDraft()).toEqual({ city: 'Pune' })
    set.mockRestore()
    get.mockRestore()
    saveDraft({ state: 'Goa' })
    expect(stored()).toEqual({ city: 'Pune', state: 'Goa' })
    sessionStorage.clear()
    expect(readDraft()).toEqual({})
  })
})
