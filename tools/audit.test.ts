import { expect, it } from 'vitest'
import { auditDependencies } from './audit.ts'

const answering =
  (stdout: string, code: number | null = 0, stderr = '') =>
  () =>
    Promise.resolve({ code, stdout, stderr })

it('is clean when the registry knows no vulnerability', async () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} })
  expect(await auditDependencies(answering(report))).toEqual({ type: 'clean' })
})

it('lists each vulnerable package with severity and advisory', async () => {
  const hole = { title: 'Reads any file', url: 'https://example.com/advisory/1', severity: 'high' }
  const vulnerabilities = {
    hono: { name: 'hono', severity: 'high', via: [hole] },
    shop: { name: 'shop', severity: 'high', via: ['hono'] },
  }
  expect(await auditDependencies(answering(JSON.stringify({ vulnerabilities }), 1))).toEqual({
    type: 'found',
    holes: ['hono (high): Reads any file https://example.com/advisory/1', 'shop (high): hono'],
  })
})

it('includes development dependencies', async () => {
  const asked: (readonly string[])[] = []
  await auditDependencies((options) => {
    asked.push(options)
    return answering('{}')()
  })
  expect(asked).toEqual([['audit', '--package-lock-only', '--json']])
})

it.each([
  [
    'no network',
    '{"message":"request to https://mirror.example/-/npm failed, reason: refused"}',
    1,
  ],
  [
    'a registry without audits',
    '{"error":{"code":"ENOAUDIT","summary":"Your configured registry does not support audit requests."}}',
    1,
  ],
  ['an answer of something else', '<html>Sign in</html>', 0],
  ['a registry that hangs', '', null],
])('is unknown, never clean, with %s, and names no registry', async (_, stdout, code) => {
  const audit = await auditDependencies(answering(stdout, code))
  expect(audit).toMatchObject({ type: 'unknown', reason: expect.stringMatching(/\w/) })
  expect(JSON.stringify(audit)).not.toContain('mirror.example')
})
