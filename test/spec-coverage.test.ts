import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'

/** A row of docs/spec-coverage.md: a statement, what does it, and what proves it or changes it. */
type Row = {
  readonly number: string
  readonly statement: string
  readonly file: string
  readonly proof: string
}

const text = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line): Row => {
    const [number = '', statement = '', file = '', proof = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    return { number, statement, file, proof }
  })

const unquote = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

/** The titles a proof names after its file: `app/a.test.ts` "does this". */
const titles = (cell: string) => [...cell.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)

describe('the coverage of the specification', () => {
  it('has a row for each statement, finely split', () => {
    expect(rows.length).toBeGreaterThan(300)
    const numbers = rows.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const sections = new Set(numbers.map((number) => number.split('.')[0]))
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it.each(rows)('$number $statement', ({ statement, file, proof }) => {
    expect(statement).not.toBe('')
    const [files, proofs] = [unquote(file), unquote(proof)]
    expect(files, 'names the file that does it').not.toEqual([])
    expect(proofs, 'names the test that proves it or the decision that changes it').not.toEqual([])
    for (const path of [...files, ...proofs]) expect(existsSync(join(root, path)), path).toBe(true)
    for (const path of proofs)
      expect(path).toMatch(/\.(?:test|e2e)\.tsx?$|^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/)
    const sources = proofs.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
    for (const title of titles(proof)) expect(sources, `has a test "${title}"`).toContain(title)
  })
})
