import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { requestProblems } from '#content/request-problems.ts'
import { openShop } from '#test/open-shop.ts'
import { listFiles, root } from '#tools/project.ts'
import { actionPaths } from './action-paths.ts'

it.each([
  ['POST', '/'],
  ['POST', '/search.data'],
  ['DELETE', '/product/jugaad'],
  ['PUT', '/no-such-page'],
  ['PROPFIND', '/faq'],
])('%s %s is answered 405 with a message, without rendering a page', async (method, path) => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const answer = await shop.ask(path, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  expect(await answer.json()).toEqual({ message: requestProblems.pageMethod })
  expect(shop.logged).toEqual([])
})

it('a route with an action accepts no other method than POST', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const paths = Object.keys(actionPaths)
  for (const method of ['DELETE', 'PUT'])
    for (const path of [...paths, '/API/Coupon', '/api/coupon.data']) {
      const answer = await shop.ask(path, { method })
      expect([answer.status, answer.headers.get('Allow')], path).toEqual([405, 'POST'])
      expect(await answer.json()).toEqual({ message: requestProblems.method })
    }
})

it.each([
  ['/about', 'GET, HEAD'],
  ['/api/coupon', 'GET, HEAD, POST'],
])('OPTIONS %s names the methods without rendering a page', async (path, allow) => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const { status, headers } = await shop.ask(path, { method: 'OPTIONS' })
  expect([status, headers.get('Allow')]).toEqual([204, allow])
})

it.each(['/login', '/signup', '/forgot-password', '/contact', '/'])(
  'a form of %s sent without script is answered with a page that says so and leads back',
  async (path) => {
    const shop = await openShop()
    onTestFinished(() => shop.close())
    const headers = {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Content-Type': 'application/x-www-form-urlencoded',
      Referer: `http://shop.test${path}`,
    }
    const answer = await shop.ask(path, {
      method: 'POST',
      body: 'email=asha%40example.com',
      headers,
    })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('GET, HEAD')
    const page = await answer.text()
    expect(page).toContain(requestProblems.needsScriptTitle)
    expect(page).toContain(`href="${path}"`)
    expect(page).not.toContain('asha')
  },
)

it('every route with an action accepts POST', async () => {
  const shop = await openShop({ FIGURES: 'measured', SMTP_URL: 'smtp://127.0.0.1:1' })
  onTestFinished(() => shop.close())
  const routes = readFileSync(join(root, 'app/routes.ts'), 'utf8')
  const paths = listFiles(join(root, 'app'))
    .filter((file) => /\.route\.tsx?$/.test(file))
    // Several paths share this module; newsletter.route.test.ts tests each.
    .filter((file) => file !== 'newsletter/newsletter.route.ts')
    .filter((file) => /function action\(/.test(readFileSync(join(root, 'app', file), 'utf8')))
    .map((file) => new RegExp(`'([^']+)', '${file}'`).exec(routes)?.[1])
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths)
    expect(await shop.ask(`/${path}`, { method: 'POST', body: '' }), path).toMatchObject({
      status: 415,
    })
})
