import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findSystemSentence } from './find-system-sentence.ts'

/** The sentence for what this throws. */
function sentenceOf(work: () => void): string | null {
  try {
    work()
  } catch (fault) {
    if (fault instanceof Error) return findSystemSentence(fault)
  }
  throw new Error('It did not fail')
}

test('errors of the file system become sentences with the path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(sentenceOf(() => readFileSync(join(folder, 'none')))).toBe(`${folder}/none is missing.`)
  expect(sentenceOf(() => writeFileSync(join(folder, 'none/file'), ''))).toBe(
    `There is no folder ${folder}/none.`,
  )
  expect(sentenceOf(() => openSync(file, 'wx'))).toContain(`${file} already exists`)
  expect(sentenceOf(() => readFileSync(folder))).toBe('What you named is a folder: name a file.')
  expect(sentenceOf(() => writeFileSync(folder, ''))).toBe(`${folder} is a folder: name a file.`)
  expect(sentenceOf(() => mkdirSync(join(file, 'part')))).toContain(
    `A part of ${file}/part is a file`,
  )
})

test.each([
  [{ code: 'ENOSPC', path: '/data' }, 'The disk is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'The disk is full'],
  [{ code: 'EROFS', path: '/a', dest: '/b' }, 'This user may not copy /a to /b: change'],
  [{ code: 'EROFS', path: '/data/backups' }, 'This user may not open or write /data/backups'],
])('%j becomes a sentence', (fields, sentence) => {
  expect(findSystemSentence(Object.assign(new Error('x'), fields))).toContain(sentence)
})

test('the message of any other error stays', () => {
  expect(findSystemSentence(new Error('a sentence'))).toBeNull()
  const sqlite = Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 5 })
  expect(findSystemSentence(sqlite)).toBeNull()
})
