import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { root } from './project.ts'
import { servingEnvironment } from './serving.mjs'

const login = ['desk', 'se-cret'].join(':')

it.each(['export', 'erase'])(
  '%s says in a sentence that the desk’s database cannot be used, without its password',
  (action) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools/personal-data.ts'), action, 'asha@example.com'],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATA_DIR: makeTestFolder(),
          SHOPIFY_STORE_DOMAIN: 'shop.example',
          SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public',
          // Where this name has two addresses, the error itself has no words.
          DATABASE_URL: `postgres://${login}@localhost:1/shop`,
          ...servingEnvironment,
        },
      },
    )
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^The database of DATABASE_URL, localhost:1, cannot be used \(.+\), so nothing was read or changed: check that it runs, and its address, user and password in the setting\.\n$/,
    )
    expect(stderr).not.toContain('se-cret')
  },
)
