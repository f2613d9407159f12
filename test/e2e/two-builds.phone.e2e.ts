import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { contact } from '#content/contact.ts'
import { reloadedWords } from '#content/frame.ts'
import { copyRelease, linkPackages, makeAnotherBuild } from '../copy-release.ts'
import { type RunningProgram, startProgram } from './running-program.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { beginToUse, waitForListeners, waitForScript } from './show-example.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'

declare global {
  interface Window {
    firstWorker?: ServiceWorker | null
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** What a shopper does before the release. @returns what the shopper does after it */
type Story = (browser: Browser, shop: Shop) => Promise<() => Promise<void>>

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

/** Opens an address in a browser of its own, in which on-demand parts load their scripts as in Safari. */
async function openAlone(
  browser: Browser,
  url: string,
  { serviceWorkers = 'block', without = [] }: Alone,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers })
  const page = await context.newPage()
  await page.addInitScript(
    (names) => {
      for (const name of names) Reflect.deleteProperty(window, name)
    },
    ['requestIdleCallback', ...without],
  )
  await open(page, url)
  return page
}

type Alone = {
  readonly serviceWorkers?: 'allow' | 'block'
  /** Names that the browser's window lacks. */
  readonly without?: readonly string[]
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForScript(page)
  await beginToUse(page)
}

/** Each page uses the code of one release, in old and new tabs and cached pages. */
const goOnWithWorker: Story = async (browser, shop) => {
  const page = await openAlone(browser, `${shop.address}/about`, { serviceWorkers: 'allow' })
  const context = page.context()
  await waitInPage(page, () => navigator.serviceWorker.controller !== null)
  await open(page, `${shop.address}/terms`)
  await open(page, `${shop.address}/about`)
  const opened = await openedAt(page)
  await page.evaluate(() => {
    window.firstWorker = navigator.serviceWorker.controller
  })

  return async () => {
    const tab = await context.newPage()
    await open(tab, `${shop.address}/contact`)
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
    await open(page, `${shop.address}/terms`)
    await expect(title(page)).toBeVisible()
    expect(await shop.listReleases(page)).toEqual(['first'])
    await open(tab, `${shop.address}/contact`)
    expect(await shop.listReleases(tab)).toEqual(['next'])
    // A page that was never visited.
    await open(tab, `${shop.address}/wishlist`)
    await expect(title(tab)).toBeVisible()
    expect(await shop.listReleases(tab)).toEqual(['next'])
  }
}

/** The paths of the documents that the page opens after this call. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = []
  page.on('domcontentloaded', () => paths.push(new URL(page.url()).pathname))
  return paths
}

/** Fills in the contact form of a shop without the service worker. */
async function typeInForm(browser: Browser, shop: Shop, without: readonly string[] = []) {
  const page = await openAlone(browser, `${shop.address}/contact`, { without })
  await waitForListeners(page)
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  return page
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

const openNext: Story = async (browser, shop) => {
  const page = await typeInForm(browser, shop)
  return async () => {
    const documents = watchDocuments(page)
    await follow(page, 'Help & FAQ')
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    await waitForScript(page)
    expect(await shop.listReleases(page)).toEqual(['next'])
    await follow(page, 'Contact Us')
    await expectTyped(page)
    expect(documents).toEqual(['/faq'])
  }
}

const openNextWithoutNavigation: Story = async (browser, shop) => {
  const page = await typeInForm(browser, shop, ['navigation'])
  return async () => {
    const documents = watchDocuments(page)
    await follow(page, 'Help & FAQ')
    await expect.poll(() => documents).toEqual(['/contact'])
    await waitForScript(page)
    await expectTyped(page)
    await follow(page, 'Help & FAQ')
    await expect(title(page)).toHaveText('Frequently Asked Questions')
    expect(await shop.listReleases(page)).toEqual(['next'])
    expect(documents).toEqual(['/contact'])
  }
}

const sendForm: Story = async (browser, shop) => {
  const page = await typeInForm(browser, shop)
  return async () => {
    const documents = watchDocuments(page)
    const send = page.getByRole('button', { name: contact.form.button })
    await send.click()
    await expect(page.getByText(reloadedWords.title)).toBeVisible()
    await expectTyped(page)
    expect(documents).toEqual(['/contact'])
    await send.click()
    await expect(page.getByText(contact.form.success.title)).toBeVisible()
    expect(documents).toEqual(['/contact'])
  }
}

/** By what each shows. All go through one release of one shop. */
const stories: Readonly<Record<string, Story>> = {
  'with the service worker, each page uses the code of one release': goOnWithWorker,
  'without it, an old tab opens the next page with one document load': openNext,
  'without the Navigation API, it reloads once': openNextWithoutNavigation,
  'it reloads once when the script of a form is missing, and can send what was typed': sendForm,
}

test('tabs that were open before a release, whose files were deleted, keep working and keep what was typed', {
  tag: '@node',
}, async ({ browser }) => {
  const shop = await openShop()
  const begun = new Map<string, () => Promise<void>>()
  for (const [name, begin] of Object.entries(stories)) begun.set(name, await begin(browser, shop))
  await shop.release()
  for (const [name, goOn] of begun) await test.step(name, goOn)
  await shop.close()
})
