import { expect, it } from 'vitest'
import { toMailbox, toPhoneKey } from './person-keys.ts'

it.each([
  [' Asha@Example.com', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.sha+1@Gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['+1@example.com', '+1@example.com'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})

it.each(['98765 43210', '+91 98765-43210', '09876543210'])(
  '%s is normalised to the same phone',
  (phone) => {
    expect(toPhoneKey(phone)).toBe('9876543210')
  },
)
