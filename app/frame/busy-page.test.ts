import { expect, it } from 'vitest'
import { busy } from '#content/frame.ts'
import { busyResponse } from './busy-page.server.tsx'

it('says that the shop is busy, is not cached, and links to the requested page', async () => {
  for (const path of ['/product/jugaad?variant=1&from=%22x', '/search?q=taboo']) {
    const response = busyResponse(new Request(`http://shop${path}`))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('Retry-After')).toBe('2')
    const page = await response.text()
    expect(page).toContain(busy.text)
    expect(page).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
  }
})
