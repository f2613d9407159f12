import { expect, test } from 'vitest'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { createConsoleLog } from './console-log.ts'

function open(level: Parameters<typeof createConsoleLog>[0], id: string | null = null) {
  const lines: object[] = []
  const take = (line: string) => void lines.push(JSON.parse(line))
  return { log: createConsoleLog(level, () => id, { warn: take, error: take }), lines }
}

test('a line has level, time, message and fields, and an error’s type and place', () => {
  const { log, lines } = open('info')
  log.warn('Pages are old.')
  log.error({ err: new StorefrontFault('timeout', 'No answer in time'), path: '/' }, 'Load failed')
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(lines).toEqual([
    { level: 40, time, msg: 'Pages are old.' },
    {
      level: 50,
      time,
      path: '/',
      msg: 'Load failed',
      err: {
        type: 'StorefrontFault',
        message: 'No answer in time',
        stack: expect.stringContaining('console-log.test.ts'),
      },
    },
  ])
})

test('a line has the id of its request, if there is one', () => {
  const { log, lines } = open('warn', '4F7K-9QXM-2B8T')
  log.warn('Pages are old.')
  expect(lines).toMatchObject([{ requestId: '4F7K-9QXM-2B8T' }])
})

test('messages below the level are not logged', () => {
  const { log, lines } = open('error')
  log.warn('Pages are old.')
  expect(lines).toEqual([])
  log.error('Broken.')
  expect(lines).toHaveLength(1)
})
