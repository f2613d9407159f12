import { describe, expect, it } from 'vitest'
import {
  expectConsoleError,
  expectConsoleWarning,
  findConsoleFaults,
  forgetConsoleExpectations,
} from './expect-console.ts'

describe('noise on the console', () => {
  it('fails a test that did not expect it', () => {
    expect(findConsoleFaults([{ level: 'error', text: 'boom' }])).toEqual([
      'console.error that the test did not ask for: boom',
    ])
  })

  it('passes when expected by text or pattern', () => {
    expectConsoleError('boom')
    expectConsoleWarning(/slow \d+/)
    // biome-ignore lint/suspicious/noConsole: the noise under test
    console.error('boom at once')
    // biome-ignore lint/suspicious/noConsole: the noise under test
    console.warn('slow 12')
  })

  it('fails at another level than the expected one', () => {
    expectConsoleWarning('boom')
    const faults = findConsoleFaults([{ level: 'error', text: 'boom' }])
    forgetConsoleExpectations()
    expect(faults).toHaveLength(2)
  })

  it('fails when expected and absent', () => {
    expectConsoleError('never said')
    const faults = findConsoleFaults([])
    forgetConsoleExpectations()
    expect(faults).toEqual(['the test asked for console.error never said, none came'])
  })
})
