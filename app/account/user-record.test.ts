// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { findUser, storeUser, USER_KEY } from './user-record.ts'

const form = { name: 'Asha Rao', email: 'asha@example.in', password: 'Carrom42go' }

it('there is no user at first', () => {
  expect(findUser()).toBeNull()
})

// spec 3.031
it('keeps name, e-mail and the time of signing up, never the password', () => {
  storeUser(form, new Date('2026-01-05T12:00:00Z'))
  expect(findUser()).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.in',
    signupDate: '2026-01-05T12:00:00.000Z',
  })
  expect(localStorage.getItem(USER_KEY)).not.toContain('Carrom42go')
})

it.each(['oops', 'null', '{"name":"Asha"}', '{"name":1,"email":"a","signupDate":"b"}'])(
  'a corrupt record counts as no user: %s',
  (text) => {
    expectConsoleError('Error loading user from localStorage:')
    localStorage.setItem(USER_KEY, text)
    expect(findUser()).toBeNull()
  },
)
