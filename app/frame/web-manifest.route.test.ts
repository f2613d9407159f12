import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { openShop } from '#test/open-shop.ts'
import { root } from '#tools/project.ts'

it('the shop can be installed, with a maskable icon', async () => {
  const shop = await openShop()
  const page = await (await shop.ask('/')).text()
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const answer = await shop.ask('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest: { name: string; icons: { src: string; purpose?: string }[] } = await answer.json()
  expect(manifest.name).toBe(brand.name)
  for (const { src } of manifest.icons) expect(existsSync(join(root, 'public', src))).toBe(true)
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true)
  await shop.close()
})
