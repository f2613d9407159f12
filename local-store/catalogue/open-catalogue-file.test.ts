import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withProduct } from '#test/local-store/catalogue-fault.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { CatalogueError } from './catalogue-error.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  path = join(folder, 'shop', 'catalogue.json')
  mkdirSync(join(folder, 'shop'))
  writeFileSync(join(folder, 'shop', 'box.webp'), 'picture')
  writeFileSync(join(folder, 'outside.webp'), 'picture')
})

afterEach(() => rmSync(folder, { recursive: true }))

function readingFault(content: unknown): string {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  try {
    readCatalogueFile(path)
  } catch (error) {
    if (error instanceof CatalogueError) return error.message.replace(`${path}: `, '')
    throw error
  }
  throw new Error('The catalogue was accepted.')
}

const picture = { width: 10, height: 10 }

test('a valid file is read with its pictures and every default filled in', () => {
  const images = [{ ...picture, file: 'box.webp' }]
  writeFileSync(path, `\uFEFF${JSON.stringify(withProduct({ images }))}`)
  expect(readCatalogueFile(path).products).toMatchObject([
    { handle: 'jugaad', tags: [], images: [{ file: 'box.webp', altText: null }] },
  ])
})

describe('an unusable file is refused by name', () => {
  test('when it does not exist', () => {
    expect(() => readCatalogueFile(path)).toThrow(CatalogueError)
    expect(() => readCatalogueFile(path)).toThrow(`${path}: is missing`)
  })

  test('when it is not JSON', () => {
    expect(readingFault('\uFEFF{\n  "shop": {}\n  "products": []\n}')).toBe(
      'is not valid JSON: line 3, column 3: a comma is missing before this',
    )
  })

  test.each([
    ['a list', [], 'must be an object in { }, not a list of 0 items'],
    ['nothing', {}, 'shop: is missing'],
  ])('when it holds %s', (_, content, fault) => {
    expect(readingFault(content)).toBe(fault)
  })
})

describe('a picture is a file in the catalogue’s folder, or a URL', () => {
  const inside = 'must be a path inside the folder of the catalogue'

  test.each<[string, object, string]>([
    ['missing', { file: 'nowhere.webp' }, '.file: there is no picture file "nowhere.webp"'],
    ['a folder', { file: '.' }, '.file: there is no picture file "."'],
    ['outside', { file: '../outside.webp' }, `.file: "../outside.webp" ${inside}`],
    ['absolute', { file: '/outside.webp' }, `.file: "/outside.webp" ${inside}`],
    ['both', { file: 'box.webp', url: '/box.webp' }, ': needs exactly one of "file" and "url"'],
    ['neither', {}, ': needs exactly one of "file" and "url"'],
  ])('%s is refused', (_, image, fault) => {
    const content = withProduct({ images: [{ ...picture, ...image }] })
    expect(readingFault(content)).toBe(`products[0].images[0]${fault}`)
  })

  test('a drawing may not take the name of another picture', () => {
    writeFileSync(join(folder, 'shop', 'box.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const images = ['box.webp', 'box.svg'].map((file) => ({ ...picture, file }))
    expect(readingFault(withProduct({ images }))).toBe(
      'products[0].images[1].file: "box.svg" and "box.webp" would both be served as "box.webp"',
    )
  })

  test('a symbolic link out of the folder is refused', () => {
    symlinkSync(join(folder, 'outside.webp'), join(folder, 'shop', 'link.webp'))
    const content = withProduct({ images: [{ ...picture, file: 'link.webp' }] })
    expect(readingFault(content)).toBe(`products[0].images[0].file: "link.webp" ${inside}`)
  })
})

test.each<[string, object, string]>([
  ['no form', { sources: [] }, '.sources: needs at least one source'],
  [
    'a stream',
    { sources: [{ ...picture, url: '/a.m3u8', mimeType: 'application/x-mpegURL' }] },
    '.sources[0].mimeType: must be "video/mp4" or "video/webm"',
  ],
  [
    'a missing picture',
    { preview: { ...picture, file: 'nowhere.webp' } },
    '.preview.file: there is no picture file "nowhere.webp"',
  ],
])('a video with %s is refused', (_, change, fault) => {
  const sources = [{ ...picture, url: '/a.mp4', mimeType: 'video/mp4' }]
  const video = { preview: { ...picture, url: '/still.webp' }, sources, ...change }
  expect(readingFault(withProduct({ video }))).toBe(`products[0].video${fault}`)
})

test('the example in the README is a valid catalogue', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const example = /```json\n(?<json>.*?)```/s.exec(readme)?.groups?.json
  writeFileSync(path, example ?? '')
  const catalogue = readCatalogueFile(path)
  expect(catalogue.products.map((product) => product.title)).toEqual(['Cutting Chai'])
})
