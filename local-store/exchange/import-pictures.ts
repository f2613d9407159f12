import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { isMissing } from '#platform/is-missing.ts'
import type { Findings } from './findings.ts'
import type { PictureDraft, ProductDraft } from './product-draft.ts'

export type PictureOptions = {
  /** The catalogue's folder; downloads go into `pictures/` in it. */
  readonly folder: string
  /** `download` stores pictures beside the catalogue; `reference` keeps their URLs. */
  readonly mode: 'download' | 'reference'
  /** Leaves out unavailable pictures instead of refusing the file. */
  readonly mayBeMissing: boolean
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** A picture as in the catalogue. Sizes in pixels. */
export type KnownPicture = {
  readonly file?: string
  readonly url?: string
  readonly width: number
  readonly height: number
}

export type ImportedPictures = {
  /** By source; unavailable pictures are missing. */
  readonly known: ReadonlyMap<string, KnownPicture>
  readonly downloaded: number
  /** Deletes the downloaded files, in case the import fails. */
  readonly undo: () => void
}

const MAX_AT_ONCE = 6
const TIMEOUT_MS = 30_000
const MAX_BYTES = 20 * 1024 * 1024
const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  gif: 'gif',
}

/** Measures the pictures of these products, each source once, and downloads those hosted elsewhere. */
export async function importPictures(
  drafts: readonly ProductDraft[],
  options: PictureOptions,
  findings: Findings,
): Promise<ImportedPictures> {
  const known = new Map<string, KnownPicture>()
  const written: string[] = []
  const wanted = new Map<string, { draft: PictureDraft; product: string }>()
  for (const { pictures, fields } of drafts) {
    for (const draft of pictures ?? []) {
      if (!wanted.has(draft.source)) wanted.set(draft.source, { draft, product: fields.handle })
    }
  }
  const waiting = [...wanted.values()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { draft, product } = next
      const found = await readPicture(draft.source, options)
      if (typeof found !== 'string') {
        known.set(draft.source, keepPicture(draft.source, found, options, written))
        continue
      }
      const position = { row: draft.row, product }
      const sentence = `The picture ${draft.source} ${found}`
      if (options.mayBeMissing) findings.corrected(position, `${sentence}, so it was left out.`)
      else findings.refused(position, `${sentence}.`)
    }
  }
  const undo = () => {
    for (const path of written) rmSync(path, { force: true })
  }
  const settled = await Promise.allSettled(Array.from({ length: MAX_AT_ONCE }, work))
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    // For example a full disk.
    undo()
    throw failed.reason
  }
  return { known, downloaded: written.length, undo }
}

type Picture = {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly ending: string
}

/** The picture, or what is wrong with it. */
async function readPicture(source: string, options: PictureOptions): Promise<Picture | string> {
  try {
    const bytes = /^https?:\/\//i.test(source)
      ? await download(source, options)
      : readFileSync(resolve(options.folder, source))
    if (typeof bytes === 'string') return bytes
    const { width, height, format } = await sharp(bytes).metadata()
    const ending = FORMATS[format]
    if (!ending) return 'is neither JPEG, PNG, WebP, AVIF nor GIF'
    return { bytes, width, height, ending }
  } catch (fault) {
    if (isMissing(fault)) return `is missing: there is no file ${resolve(options.folder, source)}`
    return `cannot be read: ${reasonOf(fault)}`
  }
}

/** The reason of an error in one line; `fetch` has it only in the cause. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const { cause } = fault
  return (cause instanceof Error ? cause : fault).message.split('\n')[0] ?? ''
}

async function download(source: string, { fetch }: PictureOptions): Promise<Buffer | string> {
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) return `is missing: its server answers ${response.status}`
  const size = Number(response.headers.get('Content-Length') ?? 0)
  if (size > MAX_BYTES) return 'is larger than 20 MB'
  const bytes = Buffer.from(await response.arrayBuffer())
  return bytes.byteLength > MAX_BYTES ? 'is larger than 20 MB' : bytes
}

/** Saves a downloaded picture beside the catalogue, under its original name unless another picture has it. */
function keepPicture(
  source: string,
  { bytes, width, height, ending }: Picture,
  { folder, mode }: PictureOptions,
  written: string[],
): KnownPicture {
  if (!/^https?:\/\//i.test(source)) return { file: source, width, height }
  if (mode === 'reference') return { url: source, width, height }
  const name = toFileName(source, ending)
  const digest = hash('sha256', bytes).slice(0, 8)
  const names = [name, name.replace(/(?=\.\w+$)/, `-${digest}`)]
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const each of names) {
    const file = `pictures/${each}`
    const path = join(folder, file)
    if (!existsSync(path)) {
      writeFileSync(path, bytes)
      written.push(path)
      return { file, width, height }
    }
    if (readFileSync(path).equals(bytes)) return { file, width, height }
  }
  throw new Error(`Two pictures have the name and the digest of ${source}`)
}

/** The last part of the URL, in characters that every file system accepts. */
function toFileName(source: string, ending: string): string {
  const part = new URL(source).pathname.split('/').at(-1) ?? ''
  const stem = part
    .replaceAll(/%[\da-f]{2}/gi, '-')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 100)
  return `${stem.replace(/^-+|-+$/g, '') || 'picture'}.${ending}`
}
