import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clips, isClip } from './clips/clips.ts'
import { drawPoster, encodeClip, findEncoderFault } from './clips/film.ts'
import { listPictures } from './pictures.ts'
import { masterWidth, toDrawing } from './raster.ts'
import { listShopFiles } from './shop-files.ts'

const root = new URL('../..', import.meta.url)

function tell(path: string, bytes: number): void {
  console.log(`${path} ${Math.ceil(bytes / 1024)} KB`)
}

function place(path: string): string {
  const file = fileURLToPath(new URL(path, root))
  mkdirSync(dirname(file), { recursive: true })
  return file
}

function write(path: string, bytes: Buffer | string): void {
  writeFileSync(place(path), bytes)
  tell(path, bytes.length)
}

async function drawClips(slugs: readonly (keyof typeof clips)[]): Promise<void> {
  const fault = slugs.length === 0 ? null : findEncoderFault()
  if (fault !== null) {
    console.error(fault)
    process.exitCode = 1
    return
  }
  for (const slug of slugs) {
    const path = `public/real-moments/${slug}`
    write(`${path}.webp`, await drawPoster(clips[slug]))
    await encodeClip(clips[slug], place(path))
    for (const ending of ['mp4', 'webm']) {
      tell(`${path}.${ending}`, statSync(place(`${path}.${ending}`)).size)
    }
  }
}

const names = process.argv.slice(2)
const everything = names.length === 0
const handles = names.filter((name) => !isClip(name))
if (everything || handles.length > 0) {
  for (const { name, compose } of listPictures(handles)) {
    write(`demo/pictures/${name}.svgz`, toDrawing(compose(), masterWidth))
  }
}
if (everything) {
  for (const { path, draw } of listShopFiles()) write(path, await draw())
}
await drawClips((everything ? Object.keys(clips) : names).filter(isClip))
