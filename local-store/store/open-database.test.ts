import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inTransaction, openDatabase } from './open-database.ts'
import { makeTestFolder } from './open-test-store.ts'

function open() {
  const database = openDatabase(join(makeTestFolder(), 'store.sqlite'))
  database.exec('CREATE TABLE t (n INTEGER)')
  const count = () => database.prepare('SELECT count(*) AS n FROM t').get()?.n
  return { database, add: () => database.exec('INSERT INTO t VALUES (1)'), count }
}

describe('the database', () => {
  it('keeps each commit through a loss of power', () => {
    const { database } = open()
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    // 2 is FULL: the log is flushed to disk with every commit.
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  it('keeps a transaction as a whole, and one inside another with it', () => {
    const { database, add, count } = open()
    const attempt = () =>
      inTransaction(database, () => {
        inTransaction(database, add)
        throw new Error('no')
      })
    expect(attempt).toThrow('no')
    expect(count()).toBe(0)
    expect(inTransaction(database, () => 'done')).toBe('done')
    inTransaction(database, add)
    expect(count()).toBe(1)
  })
})
