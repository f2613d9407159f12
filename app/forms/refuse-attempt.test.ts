// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { formLimits } from './attempts.ts'
import { refuseAttempt } from './refuse-attempt.ts'

const refuse = () => refuseAttempt(formLimits.contact, 'asha@example.in')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) })
})

// spec 5.036
it('says how long to wait in the words of the specification', () => {
  for (let attempt = 0; attempt < 3; attempt++) expect(refuse()).toBeNull()
  const words = specified('Too many attempts / Please wait {n} minutes before trying again.')
  const [title, description] = words.replace('{n}', '10').split(' / ')
  expect(refuse()).toEqual({ title, description, tone: 'destructive' })
})
