import { expect, it } from 'vitest'
import { readClock } from './message-clock.ts'

const createdAt = new Date('2026-01-31T10:00:00Z')
const acknowledgedAt = new Date('2026-01-31T12:00:00Z')
const grievance = { kind: 'grievance', state: 'open', createdAt, acknowledgedAt: null } as const

it.each([
  [grievance, '2026-01-31T11:00:00Z', 'calm', 'Acknowledge within 47 hours'],
  [grievance, '2026-02-02T04:00:00Z', 'soon', 'Acknowledge within 6 hours'],
  [grievance, '2026-02-02T10:00:00Z', 'late', 'Should have been acknowledged 1 minute ago'],
  [{ ...grievance, acknowledgedAt }, '2026-02-02T12:00:00Z', 'calm', 'Resolve within 26 days'],
  [{ ...grievance, acknowledgedAt }, '2026-02-28T09:59:00Z', 'soon', 'Resolve within 1 minute'],
  [
    { ...grievance, acknowledgedAt },
    '2026-03-03T10:00:00Z',
    'late',
    'Should have been resolved 3 days ago',
  ],
  [{ ...grievance, kind: 'query' }, '2026-01-31T13:00:00Z', 'calm', 'Waiting for 3 hours'],
  [{ ...grievance, kind: 'query' }, '2026-02-03T10:00:00Z', 'soon', 'Waiting for 3 days'],
] as const)('%o at %s is %s: %s', (message, now, tone, text) => {
  expect(readClock(message, new Date(now))).toMatchObject({ tone, text })
})

it('is null for a closed message and for an answered question', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  expect(readClock({ ...grievance, state: 'closed' }, now)).toBeNull()
  expect(readClock({ ...grievance, kind: 'query', state: 'answered' }, now)).toBeNull()
  expect(readClock({ ...grievance, acknowledgedAt, state: 'answered' }, now)).not.toBeNull()
})
