import { expect, it } from 'vitest'
import { readFormRequest } from './form-request.ts'

const read = (body: string, type = 'application/x-www-form-urlencoded') =>
  readFormRequest(
    new Request('http://shop.test/', { method: 'POST', body, headers: { 'Content-Type': type } }),
    [],
  )

it('the type of a form may be spelled in any case, with parameters', async () => {
  const answer = await read('city=Leh', 'Application/X-WWW-Form-URLencoded; charset=UTF-8')
  expect(answer).toEqual({ type: 'form', form: new URLSearchParams({ city: 'Leh' }) })
  expect(await read('{}', 'application/json')).toMatchObject({ type: 'refused', status: 415 })
})

it('a form has at most 64 kB', async () => {
  expect(await read('a'.repeat(64 * 1024))).toHaveProperty('type', 'form')
  expect(await read('a'.repeat(64 * 1024 + 1))).toMatchObject({ type: 'refused', status: 413 })
})
