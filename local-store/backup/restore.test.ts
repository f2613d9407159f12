import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { openDatabase } from '../store/open-database.ts'
import { type PreparedRestore, prepareRestore, putAll } from './restore.ts'
import { storeDatabase } from './store-database.ts'

it('keeps all old databases before it replaces the first, which a kill would leave alone', () => {
  const steps: string[] = []
  const prepare = (name: string): PreparedRestore<null> => ({
    result: null,
    hasSkipped: false,
    keepOld() {
      steps.push(`keep ${name}`)
      return `${name}.before`
    },
    put: () => void steps.push(`put ${name}`),
    free: () => void steps.push(`free ${name}`),
    undo: () => void steps.push(`undo ${name}`),
  })
  expect(putAll([prepare('store'), prepare('desk')], makeTestFolder())).toEqual([
    'store.before',
    'desk.before',
  ])
  expect(steps.join()).toBe('keep store,keep desk,put store,put desk,free store,free desk')
})

it('keeps the old database apart from the one in use, which a kill leaves under its name', () => {
  const folder = makeTestFolder()
  const [file, backup] = [join(folder, 'store.sqlite'), join(folder, 'backup.sqlite')]
  openDatabase(file).close()
  copyFileSync(file, backup)
  const aside = prepareRestore(storeDatabase, backup, file, new Date()).keepOld() ?? ''
  expect(readFileSync(aside)).toEqual(readFileSync(file))
  expect(statSync(file).nlink).toBe(1)
})
