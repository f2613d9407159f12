import { expect, it } from 'vitest'
import { busy } from '#content/frame.ts'
import { busyResponse } from './busy-page.server.tsx'

it('says so, is kept by nobody, and leads to the page that was asked', async () => {
  for (const path of ['/product/jugaad?variant=1&from=%22x', '/search?q=taboo']) {
    const response = busyResponse(new Request(`http://shop${path}`))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('Retry-After')).toBe('2')
    const page = await response.text()
    expect(page).toContain(busy.text)
    expect(page).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
  }
})
