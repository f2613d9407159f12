import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePhotos } from './encode-photo.ts'

const red = { r: 200, g: 20, b: 20 }
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
const encodeOne = async (file: Uint8Array) => (await encodePhotos([file]))?.[0]

it('a picture is re-encoded upright in two sizes, without metadata', async () => {
  const place = { GPSLatitude: '28/1 36/1 0/1', GPSLatitudeRef: 'N' }
  const sent = await draw(2000, 1000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera of Asha' }, IFD3: place })
    .jpeg()
    .toBuffer()
  expect((await sharp(sent).metadata()).exif?.includes('Camera of Asha')).toBe(true)
  const photo = await encodeOne(Buffer.concat([sent, Buffer.from('<script>hidden</script>')]))
  const [large, small] = [Buffer.from(photo?.large ?? []), Buffer.from(photo?.small ?? [])]
  const { format, width, height, exif, xmp, orientation } = await sharp(large).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 1600 })
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
  expect(`${large.toString('latin1')}${small.toString('latin1')}`).not.toMatch(/Camera|script/)
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 320 })
})

it('a small picture is not enlarged', async () => {
  const photo = await encodeOne(await draw(400, 300).png().toBuffer())
  expect(await sharp(photo?.large).metadata()).toMatchObject({ width: 400, height: 300 })
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
it.each<[string, () => Promise<Uint8Array>]>([
  ['no picture', async () => Buffer.from('GIF is no picture here')],
  ['nothing', async () => new Uint8Array()],
  ['a drawing, which may hold scripts', async () => Buffer.from(drawing)],
  ['half a picture', async () => (await draw(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  [
    'one that unpacks to 101 MB at once',
    () => draw(5800, 5800).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ],
  [
    'one with too many pixels',
    () => draw(8001, 8000).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
  ],
])('%s is refused, along with all pictures sent with it', async (_, make) => {
  const good = await draw(10, 10).webp().toBuffer()
  expect(await encodePhotos([good, await make()])).toBeNull()
  expect(await encodePhotos([good])).toHaveLength(1)
})
