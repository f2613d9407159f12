import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { openToRead } from './open-to-read.ts'

it('creates no missing file', () => {
  const file = join(makeTestFolder(), 'store.sqlite')
  expect(() => openToRead(file)).toThrow('unable to open')
  expect(existsSync(file)).toBe(false)
})

it('reads, and refuses to write, whatever the characters of the path', () => {
  const file = join(makeTestFolder(), 'ल 100%?#&.sqlite')
  const written = new DatabaseSync(file)
  written.exec('CREATE TABLE orders (id); INSERT INTO orders VALUES (7)')
  written.close()
  const database = openToRead(file)
  expect(database.prepare('SELECT id FROM orders').all()).toEqual([{ id: 7 }])
  expect(() => database.exec('DELETE FROM orders')).toThrow('readonly')
  database.close()
})
