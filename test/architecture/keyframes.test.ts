import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const everywhere = 'app/styles/app.css'

const read = (path: string) => readFileSync(path, 'utf8')

/** The repository's style sheets that every page loads (decision 33). */
function listSheets(): readonly string[] {
  const imports = read(everywhere).matchAll(/@import "(\.[^"]+)"/g)
  return [everywhere, ...[...imports].map(([, path = '']) => join(dirname(everywhere), path))]
}

test('animations used on every page have their keyframes in the styles of every page', () => {
  const known = listSheets().flatMap((path) =>
    [...read(path).matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
  )
  const styled = listSheets().flatMap((path) => [...read(path).matchAll(/\banimation: ([a-z-]+)/g)])
  const classes = globSync('app/**/*.tsx', { exclude: ['app/showcase/**'] }).flatMap((path) => [
    ...read(path).matchAll(/\banimate-\[([a-z-]+)/g),
  ])
  const used = [...styled, ...classes].map(([, name]) => name)
  expect(used).not.toEqual([])
  expect(used.filter((name) => !known.includes(name))).toEqual([])
})
