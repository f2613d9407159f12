import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripMarkup } from './strip-markup.ts'

/** Pieces from which hostile markup is put together. */
const pieces = fc.array(
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '!',
    '--',
    ' ',
    '3',
    'b',
    'script',
    'ß',
    '😀',
    '&lt;',
  ),
  { maxLength: 40 },
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  pieces.map((parts) => parts.join('')),
)

describe('stripping markup', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['x <b>bold</b> y', 'x bold y'],
    ['<script>alert(1)</script>Asha', 'Asha'],
    ['<style>p{}</style>Asha', 'Asha'],
    ['<img src=x onerror="a>b">Asha', 'Asha'],
    ['<!-- nobody --> Asha', ' Asha'],
    ['</p>Asha<br/>', 'Asha'],
    ['Asha<svg/onload=alert(1)', 'Asha'],
    ['Asha <?php echo 1 ?>', 'Asha '],
  ])('removes it from %j', (text, stripped) => {
    expect(stripMarkup(text)).toBe(stripped)
  })

  it.each(['I <3 board games', '2 < 3 && 5 > 4', 'Tom & Jerry', '&lt;b&gt;', '😀 नमस्ते', '<', ''])(
    'leaves %j as typed',
    (text) => {
      expect(stripMarkup(text)).toBe(text)
    },
  )

  it.each([
    '<<b>script>alert(1)<</b>/script>',
    '<b ="<script>alert(1)</script>',
    '<3 ="<img src=x>',
  ])('leaves no tag when markup is hidden in markup: %j', (text) => {
    expect(stripMarkup(text)).not.toMatch(/<[a-z/!?]/i)
  })

  // spec 5.001
  it('leaves no tag in any text, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stripped = stripMarkup(text)
        expect(stripped).not.toMatch(/<[a-z/!?]/i)
        expect(stripMarkup(stripped)).toBe(stripped)
      }),
    )
  })

  it('truncates text that no field accepts', () => {
    expect(stripMarkup('a'.repeat(16_001))).toHaveLength(16_000)
    expect(stripMarkup('a'.repeat(16_000))).toHaveLength(16_000)
  })

  it.each(['a', '<', '<b>', '<a <', '<a "', '<a ="', '<!--', '<script>'])(
    'takes less than half a second for a megabyte of %j',
    (piece) => {
      const before = process.cpuUsage()
      stripMarkup(piece.repeat(1_000_000 / piece.length))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(500)
    },
  )
})
