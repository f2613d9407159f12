import { afterAll, describe, expect, it } from 'vitest'
import { requestProblems } from '#content/request-problems.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { getVariantId } from '#test/variant-id.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** The number in a variant's id. */
const getNumber = async (handle: string) => (await getVariantId(shop, handle)).replace(/\D/g, '')

const jugaad = await getNumber('jugaad')
const roulette = await getNumber('shot-roulette')

describe('a POST of the provider’s add-to-cart form', () => {
  const add = (body: BodyInit, path = '/cart/add') => shop.ask(path, { method: 'POST', body })
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  it('redirects to the link page that adds the named game', async () => {
    const fields = { form_type: 'product', utf8: '✓', id: jugaad, quantity: '2' }
    const answer = await add(form({ ...fields, 'properties[Gift]': 'yes' }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Location')).toBe(`/cart/add?id=${jugaad}&quantity=2`)
    const page = await shop.ask(answer.headers.get('Location') ?? '')
    expect(page.status).toBe(200)
    expect(pageText(await page.text())).toContain('2 × Jugaad')
  })

  it('accepts several games, both form encodings and a language prefix', async () => {
    const body = new FormData()
    body.append('items[0][id]', jugaad)
    body.append('items[0][quantity]', '3')
    body.append('items[1][id]', roulette)
    body.append('items[1][picture]', new File(['x'], 'x.png'))
    const answer = await add(body, '/en-in/Cart/Add')
    expect(answer.status).toBe(303)
    const page = pageText(await (await shop.ask(answer.headers.get('Location') ?? '')).text())
    expect(page).toContain('3 × Jugaad')
    expect(page).toContain('1 × Shot Roulette')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'back'])(
    'ignores a return address: %s',
    async (place) => {
      const fields = { id: jugaad, return_to: place, return_url: place, redirect: place }
      const answer = await add(form(fields))
      expect(answer.headers.get('Location')).toBe(`/cart/add?id=${jugaad}`)
    },
  )

  it.each<Record<string, string>>([
    {},
    { id: '' },
    { id: 'x' },
    { id: '1', quantity: '0' },
    { id: '1\r\nX: y' },
  ])('is answered 400 and adds nothing when it names no game: %j', async (fields) => {
    const answer = await add(form(fields))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(requestProblems.nothingToAdd)
  })

  it('accepts only forms, up to a form’s size limit', async () => {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id: jugaad })
    const answer = await shop.ask('/cart/add', { method: 'POST', headers: json, body })
    expect([answer.status, await answer.text()]).toEqual([415, `${requestProblems.type}\n`])
    expect((await add(form({ id: jugaad, note: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await add(form({ id: jugaad }), '/cart/change')).status).toBe(405)
  })
})
