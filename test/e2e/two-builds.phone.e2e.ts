import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { contact } from '#content/contact.ts'
import { reloadedWords } from '#content/frame.ts'
import { copyRelease, linkPackages, makeAnotherBuild } from '../copy-release.ts'
import { type RunningProgram, startProgram } from './running-program.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { waitForListeners, waitForScript } from './show-example.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'

declare global {
  interface Window {
    firstWorker?: ServiceWorker | null
  }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click()

/** Prepares the next release, in which every script and style has changed. It has no file of the first one. */
function prepareNext() {
  const folder = mkdtempSync(join(tmpdir(), 'next-release-'))
  copyRelease(folder)
  linkPackages(folder)
  const names = makeAnotherBuild(folder)
  const next = new Set(names.values())
  return {
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
    start: (environment: Readonly<Record<string, string>>) =>
      startProgram(join(folder, 'server/main.ts'), [], { LOG_LEVEL: 'warn', ...environment }),
    /** The releases whose scripts a page has loaded. */
    async listReleases(page: Page): Promise<string[]> {
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/assets\/([^/]+\.js)$/.exec(name)?.[1] ?? []),
      )
      return [...new Set(loaded.map((name) => (next.has(name) ? 'next' : 'first')))]
    },
  }
}

/** A shop that is replaced by its next release at the same address. */
async function openShop() {
  const next = prepareNext()
  const dataDir = createDataDir()
  let running: RunningProgram = await startShop({ DATA_DIR: dataDir })
  const { address } = running
  return {
    ...next,
    address,
    async release(): Promise<void> {
      await running.interrupt()
      running = await next.start({ DATA_DIR: dataDir, PORT: new URL(address).port })
    },
    async close(): Promise<void> {
      await running.kill()
      next.remove()
    },
  }
}

/** The time at which the document was opened; another document has another time. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await waitForScript(page)
  return page
}

test.describe('with the service worker', { tag: '@node' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('each page uses the code of one release, in old and new tabs and cached pages', async ({
    page,
    context,
  }) => {
    const shop = await openShop()
    await page.goto(`${shop.address}/about`)
    await waitInPage(page, () => navigator.serviceWorker.controller !== null)
    await page.goto(`${shop.address}/terms`)
    await page.goto(`${shop.address}/about`)
    const opened = await openedAt(page)
    await page.evaluate(() => {
      window.firstWorker = navigator.serviceWorker.controller
    })

    await shop.release()
    const tab = await openTab(context, `${shop.address}/contact`)
    await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await waitInPage(page, () => navigator.serviceWorker.controller !== window.firstWorker)
    await waitInPage(page, () => navigator.serviceWorker.controller?.state === 'activated')
    expect(await shop.listReleases(tab)).toEqual(['next'])

    // Otherwise the browser's HTTP cache would serve these files for a while.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    // The old tab goes on with its own scripts, though the server has none of them.
    await follow(page, 'Help & FAQ')
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    expect(await openedAt(page)).toBe(opened)
    expect(await shop.listReleases(page)).toEqual(['first'])

    await context.setOffline(true)
    // Cached from the first release, and from the next.
    await page.goto(`${shop.address}/terms`)
    await expect(title(page)).toBeVisible()
    expect(await shop.listReleases(page)).toEqual(['first'])
    await tab.goto(`${shop.address}/contact`)
    await waitForScript(tab)
    expect(await shop.listReleases(tab)).toEqual(['next'])
    // A page that was never visited.
    await tab.goto(`${shop.address}/wishlist`)
    await waitForScript(tab)
    await expect(title(tab)).toBeVisible()
    expect(await shop.listReleases(tab)).toEqual(['next'])
    await shop.close()
  })
})

/** The paths of the documents that the page opens after this call. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('domcontentloaded', () => paths.push(new URL(page.url()).pathname))
  return paths
}

/** Fills in the contact form in a shop that is then replaced by its next release. */
async function typeBeforeRelease(page: Page) {
  const shop = await openShop()
  await page.goto(`${shop.address}/contact`)
  await waitForListeners(page)
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  await shop.release()
  return shop
}

const typed = {
  Name: 'Asha',
  Phone: '9812345670',
  Email: 'asha@example.com',
  Query: 'Is the box of Jugaad! heavy to carry to Goa?',
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(text)
}

test.describe('an old tab without the service worker, whose files were deleted', {
  tag: '@node',
}, () => {
  test('opens the next page with one document load, and keeps what was typed', async ({ page }) => {
    const shop = await typeBeforeRelease(page)
    const documents = watchDocuments(page)
    await follow(page, 'Help & FAQ')
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    await waitForScript(page)
    expect(await shop.listReleases(page)).toEqual(['next'])
    await follow(page, 'Contact Us')
    await expectTyped(page)
    expect(documents).toEqual(['/faq'])
    await shop.close()
  })

  test('reloads once without the Navigation API, and keeps what was typed', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    const shop = await typeBeforeRelease(page)
    const documents = watchDocuments(page)
    await follow(page, 'Help & FAQ')
    await expect.poll(() => documents).toEqual(['/contact'])
    await waitForScript(page)
    await expectTyped(page)
    await follow(page, 'Help & FAQ')
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    expect(await shop.listReleases(page)).toEqual(['next'])
    expect(documents).toEqual(['/contact'])
    await shop.close()
  })

  test('reloads once when the script of a form is missing, and can send what was typed', async ({
    page,
  }) => {
    const shop = await typeBeforeRelease(page)
    const documents = watchDocuments(page)
    const send = page.getByRole('button', { name: contact.form.button })
    await send.click()
    await expect(page.getByText(reloadedWords.title)).toBeVisible()
    await expectTyped(page)
    expect(documents).toEqual(['/contact'])
    await send.click()
    await expect(page.getByText(contact.form.success.title)).toBeVisible()
    expect(documents).toEqual(['/contact'])
    await shop.close()
  })
})
