import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { listFiles } from './project.ts'

const compressible = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/
const MIN_BYTES = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `file.br` and `file.gz` beside each text file of a folder, at the highest compression, for the server to send
 * as they are. Skips files under 1 kB, which gain nothing.
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = listFiles(folder).filter((file) => compressible.test(file))
  const done = await Promise.all(files.map((file) => compressFile(join(folder, file))))
  return done.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return false
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [smaller, zipped] = await Promise.all([
    brotli(content, { params }),
    zip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, smaller), writeFile(`${file}.gz`, zipped)])
  return true
}
