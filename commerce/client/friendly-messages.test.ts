import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { friendlyMessage } from './friendly-messages.ts'
import { StorefrontFault } from './storefront-fault.ts'

const connectivity = specified(
  'Network connectivity issue. Please check your internet connection or try switching networks.',
)
const restricted = specified(
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.',
)
const slow = specified('Request timeout. Network may be slow or restricted.')

// spec 8.017, 8.018, 8.019, 8.020, 8.021
test.each<[string, unknown, string]>([
  ['a device that is offline', new StorefrontFault('offline', 'gone'), connectivity],
  ['a fetch that failed', new Error('fetch refused'), connectivity],
  ['a network that blocks the store', new StorefrontFault('blocked', 'blocked'), restricted],
  ['a response that never arrives', new StorefrontFault('timeout', 'No answer'), slow],
  [
    'any other fault, with its message',
    new StorefrontFault('http', 'HTTP 503: Service Unavailable'),
    'Load products failed: HTTP 503: Service Unavailable',
  ],
  [
    'a refusal, with its message',
    { type: 'refused', message: 'A city is required.' },
    'Load products failed: A city is required.',
  ],
  ['a thrown value that is not an error', 'boom', 'Load products failed: boom'],
])('the action follows in parentheses: %s', (_, error, message) => {
  expect(friendlyMessage('Load products', error)).toBe(`${message} (Load products)`)
})

test('an offline device always gets the offline message', () => {
  const fault = new StorefrontFault('blocked', 'blocked')
  expect(friendlyMessage('Load shop', fault, false)).toBe(`${connectivity} (Load shop)`)
})
