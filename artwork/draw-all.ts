import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPictures } from './pictures.ts'
import { toWebp } from './raster.ts'
import { listShopFiles } from './shop-files.ts'

const root = new URL('..', import.meta.url)

function write(path: string, bytes: Buffer | string): void {
  const file = fileURLToPath(new URL(path, root))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${path} ${Math.ceil(bytes.length / 1024)} KB`)
}

const handles = process.argv.slice(2)
for (const { name, compose } of listPictures(handles)) {
  write(`local-store/catalogue/demo/pictures/${name}.webp`, await toWebp(compose()))
}
if (handles.length === 0) {
  for (const { path, draw } of listShopFiles()) write(path, await draw())
}
