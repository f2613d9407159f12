import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, readCsv, writeCsv } from './csv-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (file: string | Uint8Array) => readCsv(typeof file === 'string' ? bytes(file) : file)
const cellsOf = (file: string | Uint8Array) =>
  read(file).rows.map(({ cells }) => [...cells.values()])

const utf16 = (text: string, isLittle: boolean) => {
  const file = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isLittle ? file : file.swap16()
}

describe('a CSV file', () => {
  it.each([
    ['plain', bytes('A,B\nखेल,₹5\n')],
    ['with a byte order mark', bytes('\ufeffA,B\nखेल,₹5\n')],
    ['with Windows line endings', bytes('A,B\r\nखेल,₹5\r\n')],
    ['with the line endings of old Macs', bytes('A,B\rखेल,₹5\r')],
    ['without a final line ending', bytes('A,B\nखेल,₹5')],
    ['separated by semicolons', bytes('A;B\nखेल;₹5\n')],
    ['separated by tabs', bytes('A\tB\nखेल\t₹5\n')],
    ['with a line that names the separator', bytes('\ufeffsep=;\r\nA;B\r\nखेल;₹5\r\n')],
    ['with that line in quotes', bytes('"sep=\t"\nA\tB\nखेल\t₹5\n')],
    ['in UTF-16', utf16('A,B\nखेल,₹5\n', true)],
    ['in UTF-16 with the other byte order', utf16('A,B\nखेल,₹5\n', false)],
    ['quoted throughout', bytes('"A","B"\n"खेल","₹5"\n')],
  ])('%s is read', (_, file) => {
    const table = read(file)
    expect(table.columns).toEqual(['A', 'B'])
    expect(table.rows.map(({ cells }) => [...cells])).toEqual([
      [
        ['A', 'खेल'],
        ['B', '₹5'],
      ],
    ])
    expect(table.remarks).toEqual([])
  })

  it('may have empty cells after the last column in every row, not in some', () => {
    const rows = (text: string) => read(text).rows.map((row) => [...row.cells.values()])
    expect(rows('Price,K\n1,2,,\n3,4,,\n\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(() => rows('Price,Before,K\n9,,k,\n')).toThrow('Row 2 has more cells than the header')
    expect(() => rows('Price,Before,K\n5,,k\n1,299,,\n')).toThrow('Row 3 has more cells')
  })

  it('with a line that names the separator has the row numbers that a spreadsheet shows', () => {
    expect(read('sep=,\nA;B\n1;2\n').rows.map(({ number }) => number)).toEqual([2])
  })

  it('in Windows-1252 is read with a warning', () => {
    const { rows, remarks } = read(Uint8Array.from([0x41, 0x0a, 0x63, 0x61, 0x66, 0xe9]))
    expect(rows[0]?.cells.get('A')).toBe('café')
    expect(remarks).toEqual([
      'The file is not UTF-8, so it was read as Windows-1252: check accents and ₹ signs.',
    ])
  })

  it('keeps quotes, commas and line breaks of a cell, and counts rows like a spreadsheet', () => {
    const { rows } = read('A,B\n"one\r\n""two"", three",x\n\n,\n,last\n')
    expect(rows.map(({ number, cells }) => [number, ...cells.values()])).toEqual([
      [2, 'one\r\n"two", three', 'x'],
      [5, '', 'last'],
    ])
  })

  it.each([
    ['names with spaces around them', ' A , B \n1,2\n', ['A', 'B'], ['1', '2']],
    ['another separator in a quoted name', '"A;B;C",D\n1,2\n', ['A;B;C', 'D'], ['1', '2']],
    ['columns without a name', 'A,,,B\n1,x,y,2\n', ['A', 'B'], ['1', '2']],
    [
      'the first letter of another format’s signature',
      'Price,K\n1,2\n',
      ['Price', 'K'],
      ['1', '2'],
    ],
  ])('may have %s', (_, text, columns, cells) => {
    const table = read(text)
    expect(table.columns).toEqual(columns)
    expect(table.rows.map((row) => [...row.cells.values()])).toEqual([cells])
    expect(table.remarks).toEqual([])
  })

  it('may have short rows and repeated columns', () => {
    const { rows, columns, remarks } = read('A,B,A\n1\n1,2,3\n')
    expect(columns).toEqual(['A', 'B'])
    expect(rows.map(({ cells }) => [...cells.values()])).toEqual([
      ['1', ''],
      ['1', '2'],
    ])
    expect(remarks).toEqual(['The column "A" is there twice; the first counts.'])
  })

  it.each([
    ['', 'The file is empty.'],
    ['\n\n', 'The file is empty.'],
    [
      'A,B\n1,2,3\n',
      'Row 2 has more cells than the header: a comma inside a cell needs quotation marks around the cell.',
    ],
    [
      'A,B\n"1,2\n3,4\n',
      /^The file cannot be read: around line \d, a quotation mark opens a cell and is never closed\.$/,
    ],
    ['A,B\n1,x"y\n', /^The file cannot be read: around line 2, a quotation mark is in a cell/],
    [
      'A,B\n1,"x"y\n',
      /^The file cannot be read: around line 2, a quotation mark inside a cell must be doubled\.$/,
    ],
    [
      Uint8Array.from([0x50, 0x4b, 3, 4]),
      'This is a spreadsheet, not a CSV file: save it as "CSV UTF-8" first.',
    ],
    [Uint8Array.from([0x89, 0, 1]), 'This is not a CSV file: it is not text.'],
  ])('%j is refused with a message', (file, sentence) => {
    expect(() => read(file)).toThrow(sentence)
  })
})

describe('a written CSV file', () => {
  it.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\tx', '\r=x', "'=1+1", "''@x"])(
    'has no spreadsheet formula: %j',
    (text) => {
      const file = writeCsv(['A'], [{ A: guardCell(text) }])
      const [, cell = ''] = /\n"?([\s\S]*?)"?\r\n$/.exec(file) ?? []
      expect(cell.startsWith("'")).toBe(true)
      expect(cellsOf(file)).toEqual([[text]])
    },
  )

  it('leaves other text unchanged', () => {
    for (const text of ["'tis", 'a=b', '5-3', "''", 'खेल']) expect(guardCell(text)).toBe(text)
  })

  it('begins with the mark by which spreadsheets recognise UTF-8', () => {
    expect(writeCsv(['Price'], [{ Price: '₹60' }])).toBe('\uFEFFPrice\r\n₹60\r\n')
  })

  it('is read back exactly', () => {
    const pieces = fc.constantFrom(
      '"',
      ',',
      ';',
      '\n',
      '\r\n',
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      ' ',
      'a',
      'ख',
      '\ufeff',
    )
    const text = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
        const file = writeCsv(
          ['A', 'B'],
          rows.map(([A, B]) => ({ A: guardCell(A), B: guardCell(B) })),
        )
        const filled = rows.filter((row) => row.some((each) => guardCell(each).trim() !== ''))
        expect(cellsOf(file)).toEqual(filled)
      }),
    )
  })
})
