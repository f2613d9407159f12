// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { countSubmission, formLimits } from './attempts.ts'

const { login, signup, contact } = formLimits
const email = 'asha@example.in'
const MINUTE = 60_000
const start = Date.UTC(2026, 0, 5, 12)

function attempt(times: number, limit: typeof login | typeof signup | typeof contact = login) {
  return Array.from({ length: times }, () => countSubmission(limit, email, start))
}

describe('the attempts of one form', () => {
  // spec 5.033, 5.034
  it.each([
    [login, 5, 15],
    [signup, 5, 15],
    [contact, 3, 10],
  ])('of $key are limited', (limit, most, minutes) => {
    expect(attempt(most, limit)).toEqual(Array(most).fill(null))
    expect(countSubmission(limit, email, start)).toBe(minutes)
    expect(countSubmission(limit, email, start + minutes * MINUTE - 1)).toBe(1)
    expect(countSubmission(limit, email, start + minutes * MINUTE)).toBeNull()
  })

  // spec 5.036
  it('round the wait up to whole minutes', () => {
    attempt(5)
    expect(countSubmission(login, email, start + 1)).toBe(15)
    expect(countSubmission(login, email, start + MINUTE + 1)).toBe(14)
  })

  it('are not counted during the wait', () => {
    attempt(20)
    expect(countSubmission(login, email, start + 15 * MINUTE)).toBeNull()
  })

  // spec 5.033
  it('are counted by e-mail address, ignoring case', () => {
    attempt(5)
    expect(countSubmission(login, 'nani@example.in', start)).toBeNull()
    expect(countSubmission(login, ' ASHA@example.in ', start)).toBe(15)
  })

  it('are separate for each form', () => {
    attempt(5)
    expect(countSubmission(signup, email, start)).toBeNull()
  })

  it('with a time in the future do not count', () => {
    attempt(5)
    expect(countSubmission(login, email, start - 60 * MINUTE)).toBeNull()
  })

  it('keep at most fifty addresses', () => {
    for (let at = 0; at < 60; at++) countSubmission(login, `a${at}@example.in`, start)
    expect(Object.keys(JSON.parse(localStorage.getItem(login.key) ?? '{}'))).toHaveLength(50)
  })

  it.each(['oops', '[]', '{"asha@example.in":5}'])('start over when invalid: %s', (text) => {
    expectConsoleError('Error loading attempts from localStorage:')
    localStorage.setItem(login.key, text)
    expect(countSubmission(login, email, start)).toBeNull()
  })
})
