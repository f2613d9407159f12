import { beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, ludoFile, openImport } from '#test/local-store/run-import.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

describe('pictures', () => {
  it('can be referenced by URL, with their size measured', async () => {
    const { written } = await shop.run(ludoFile, { mode: 'reference' })
    expect(written?.pictures).toBe(0)
    expect(shop.files()).toEqual(['catalogue.json', 'products.csv'])
    expect(shop.catalogue().products[0]?.images[0]).toMatchObject({
      url: 'https://p.example/front.png',
      width: 40,
      height: 50,
    })
  })

  it('may be missing if that is allowed', async () => {
    const { written, lines } = await shop.run(ludoFile.replace('back%20side', 'missing'), {
      mayBeMissing: true,
    })
    expect(written).not.toBeNull()
    expect(lines).toEqual([
      'Row 3 (ludo): The picture https://p.example/missing.png?v=2 is missing: its server answers 404, so it was left out.',
    ])
    expect(shop.catalogue().products[0]?.images).toHaveLength(2)
  })

  it('are downloaded once each, and kept apart if they have the same name', async () => {
    const asked: string[] = []
    const [one, two] = await Promise.all([drawPicture(40, 50), drawPicture(8, 8)])
    const fetch = async (address: string) => {
      asked.push(address)
      return new Response(new Uint8Array(address.includes('one') ? one : two))
    }
    await shop.run(
      'Handle,Title,Variant Price,Image Src\na,A,1,https://one.example/x.png\nb,B,1,https://two.example/x.png\nc,C,1,https://one.example/x.png',
      { fetch },
    )
    expect(asked.toSorted()).toEqual(['https://one.example/x.png', 'https://two.example/x.png'])
    const [a, b, c] = shop.catalogue().products.map(({ images }) => images[0])
    expect(a?.file).not.toBe(b?.file)
    expect(c?.file).toBe(a?.file)
    expect(b?.width).toBe(8)
  })

  it('named twice by a product are shown once, and reported', async () => {
    const { lines } = await shop.run(
      [
        'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image',
        'a,A,1,https://p.example/x.png,2,Second,https://p.example/x.png',
        'a,,,https://p.example/x.png,1,First,',
      ].join('\n'),
    )
    expect(lines).toEqual([
      'Row 2 (a): The picture https://p.example/x.png is that of row 3, so it is shown once.',
    ])
    expect(shop.catalogue().products[0]?.images).toMatchObject([{ altText: 'First' }])
  })

  it('are never read or stored outside the catalogue’s folder', async () => {
    await shop.run(
      'Handle,Title,Variant Price,Image Src\na,A,1,https://p.example/..%2F..%2Fetc%2Fpasswd',
    )
    expect(shop.catalogue().products[0]?.images[0]?.file).toMatch(/^pictures\/[\w.-]+\.png$/)
    const { lines, written } = await shop.run(
      'Handle,Title,Variant Price,Image Src\na,A,1,../products.csv',
    )
    expect(written).toBeNull()
    expect(lines[0]).toContain('Row 2 (a): The picture ../products.csv')
  })
})
