import { describe, expect, it } from 'vitest'
import { methodNotAllowed } from './method-not-allowed.server.ts'
import { readSentBody } from './sent-body.server.ts'

function send(type: string | null, body: BodyInit) {
  const request = new Request('https://shop.example/api/coupon', { method: 'POST', body })
  if (type === null) request.headers.delete('Content-Type')
  else request.headers.set('Content-Type', type)
  return readSentBody(request)
}

async function read(type: string, body: BodyInit) {
  const sent = await send(type, body)
  if (sent instanceof Response) throw new Error(`Refused with ${sent.status}`)
  return sent
}

async function refusal(type: string | null, body: BodyInit) {
  const sent = await send(type, body)
  return sent instanceof Response ? [sent.status, await sent.json()] : sent
}

describe('the body of a request', () => {
  it.each(['application/json', 'Application/JSON ; charset=utf-8'])(
    'is read as JSON for %s',
    async (type) => {
      expect(await send(type, '{"code":"A"}')).toEqual({ kind: 'json', value: { code: 'A' } })
    },
  )

  it('is read as a form', async () => {
    const sent = await read('application/x-www-form-urlencoded', 'code=A')
    expect(sent.kind === 'form' && sent.form.get('code')).toBe('A')
    const type = 'multipart/form-data; boundary=x'
    const parts = '--x\r\nContent-Disposition: form-data; name="code"\r\n\r\nB\r\n--x--\r\n'
    const other = await read(type, parts)
    expect(other.kind === 'form' && other.form.get('code')).toBe('B')
  })

  it.each([null, 'text/plain', 'application/json-seq'])(
    'is rejected with the type %s',
    async (type) => {
      expect(await refusal(type, '{}')).toMatchObject([415, {}])
    },
  )

  it('is rejected when it is truncated', async () => {
    expect(await refusal('application/json', '{"code":')).toEqual([
      400,
      { message: 'The request is not valid JSON.' },
    ])
    expect(await refusal('multipart/form-data; boundary=x', 'no parts')).toEqual([
      400,
      { message: 'The form cannot be read.' },
    ])
  })

  it('may have at most 64 KiB', async () => {
    const text = JSON.stringify('a'.repeat(64 * 1024 - 2))
    expect((await read('application/json', text)).kind).toBe('json')
    expect(await refusal('application/json', ` ${text}`)).toMatchObject([413, {}])
  })

  it('is not answered when the connection breaks', async () => {
    const broken = new Request('https://shop.example', { method: 'POST', body: '{}' })
    await broken.text()
    broken.headers.set('Content-Type', 'application/json')
    await expect(readSentBody(broken)).rejects.toThrow()
  })

  it('is not answered when the sender of a form is gone', async () => {
    const form = new URLSearchParams({ code: 'SAVE10' })
    const broken = new Request('https://shop.example', { method: 'POST', body: form })
    const gone = new DOMException('gone', 'AbortError')
    broken.formData = () => Promise.reject(gone)
    await expect(readSentBody(broken)).rejects.toBe(gone)
  })
})

it('methods other than POST get an uncached 405', async () => {
  const response = methodNotAllowed()
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: 'Only POST is answered here.' })
})
