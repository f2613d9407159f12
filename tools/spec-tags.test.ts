import { describe, expect, it } from 'vitest'
import { readSpecTags } from './spec-tags.ts'

const read = (...lines: string[]) => readSpecTags('a.test.tsx', lines.join('\n'))

describe('the tags of a test file', () => {
  it('belong to the test below them, whatever its form', () => {
    const { tags, faults } = read(
      '// spec 1.001, 1.002',
      "it('does one thing', () => {})",
      "describe('a part', () => {",
      '  // spec 2.001',
      '  // Because of the cart.',
      '  // spec 2.002',
      "  it.each([1])('does %s', () => {})",
      "  it('has no tag', () => {})",
      '})',
      '// spec 3.001',
      'for (const width of [360]) {',
      `  test(\`fits \${width} px\`, async () => {})`,
      '}',
    )
    expect(faults).toEqual([])
    expect(tags).toEqual([
      { numbers: ['1.001', '1.002'], title: 'does one thing', line: 2 },
      { numbers: ['2.001', '2.002'], title: 'does %s', line: 7 },
      { numbers: ['3.001'], title: 'fits … px', line: 12 },
    ])
  })

  it('are refused above anything but a test', () => {
    expect(
      read('// spec 1.001', "describe('a part', () => { it('is', () => {}) })").faults,
    ).toEqual(['line 1: no test follows the tag 1.001'])
    expect(read('// spec 1.001', 'const one = 1').faults).toHaveLength(1)
    expect(read("it('is', () => {})", '// spec 1.001').faults).toHaveLength(1)
  })

  it('are refused in another spelling', () => {
    expect(read('// spec 1.1', "it('is', () => {})").faults).toEqual([
      'line 1: write it as "// spec 2.041, 2.042"',
    ])
  })
})
