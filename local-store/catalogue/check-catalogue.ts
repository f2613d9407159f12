import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { servedName } from '../cdn/picture-address.ts'
import { CatalogueError, type JsonPath, type Refuse, uniqueId } from './catalogue-error.ts'
import { type CatalogueFile, type CatalogueImage, catalogueFileSchema } from './catalogue-file.ts'
import { productSchema } from './catalogue-product.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkContent } from './check-content.ts'
import { checkMarkets } from './check-markets.ts'
import { checkProducts } from './check-products.ts'
import { checkReferences } from './check-references.ts'
import { describeFault } from './describe-fault.ts'

/**
 * Turns parsed JSON into a catalogue with every default filled in.
 *
 * @param value untrusted JSON
 * @param source `name` is used in error messages; `folder` holds picture files, or is null when the
 *   catalogue may name none
 * @throws CatalogueError with the path of the first fault
 */
export function checkCatalogue(
  value: unknown,
  source: { name: string; folder: string | null },
): CatalogueFile {
  const refuse: Refuse = (path, fault) => {
    throw new CatalogueError(source.name, path, fault)
  }
  const result = compileSchema().safeParse(value, { error: describeFault })
  if (!result.success) return refuseIssue(value, result.error.issues[0], refuse)
  checkProducts(result.data, refuse)
  checkAmounts(result.data, refuse)
  checkMarkets(result.data, refuse)
  checkReferences(result.data, refuse)
  checkContent(result.data, refuse)
  checkImages(result.data, source.folder, refuse)
  return result.data
}

let compiled: typeof catalogueFileSchema | null = null

/**
 * Products are most of a catalogue, and a compiled schema checks them in half the time. Compiled on first use: a
 * start with a checked copy does not need it.
 */
function compileSchema(): typeof catalogueFileSchema {
  compiled ??= catalogueFileSchema.extend({
    products: z.array(z.compile(productSchema)).default([]),
  })
  return compiled
}

function refuseIssue(value: unknown, issue: z.core.$ZodIssue | undefined, refuse: Refuse): never {
  if (issue === undefined) return refuse([], 'is not a catalogue')
  // Zod reports the object that contains the unknown key; the message names the key.
  if (issue.code === 'unrecognized_keys')
    return refuse([...issue.path, ...issue.keys.slice(0, 1)], 'is not a key of this format')
  if (issue.code !== 'custom' && valueAt(value, issue.path) === undefined)
    return refuse(issue.path, 'is missing')
  return refuse(issue.path, issue.message)
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )
}

function checkImages(catalogue: CatalogueFile, folder: string | null, refuse: Refuse): void {
  const noteId = uniqueId(refuse)
  const files = new Map<string, string>()
  const root = folder === null ? null : realpathSync(folder)
  for (const { image, path } of imagesOf(catalogue)) {
    noteId(image.id, [...path, 'id'])
    if (image.file === undefined) continue
    checkPicture(image.file, [...path, 'file'], root, refuse)
    const name = servedName(image.file)
    const other = files.get(name) ?? image.file
    if (other !== image.file)
      refuse([...path, 'file'], `"${image.file}" and "${other}" would both be served as "${name}"`)
    files.set(name, image.file)
  }
}

function* imagesOf(
  catalogue: CatalogueFile,
): Generator<{ readonly image: CatalogueImage; readonly path: JsonPath }> {
  for (const [position, { images, video }] of catalogue.products.entries()) {
    for (const [index, image] of images.entries())
      yield { image, path: ['products', position, 'images', index] }
    if (video) yield { image: video.preview, path: ['products', position, 'video', 'preview'] }
  }
  for (const [position, { image }] of catalogue.collections.entries())
    if (image !== null) yield { image, path: ['collections', position, 'image'] }
  for (const [position, { articles }] of catalogue.blogs.entries())
    for (const [index, { image }] of articles.entries())
      if (image !== null) yield { image, path: ['blogs', position, 'articles', index, 'image'] }
}

function checkPicture(file: string, path: JsonPath, root: string | null, refuse: Refuse): void {
  if (root === null) refuse(path, 'a catalogue that is not a file has no picture files')
  if (isAbsolute(file) || isOutside(root, resolve(root, file)))
    refuse(path, `"${file}" must be a path inside the folder of the catalogue`)
  const picture = resolve(root, file)
  if (statSync(picture, { throwIfNoEntry: false })?.isFile() !== true)
    refuse(path, `there is no picture file "${file}"`)
  // A symbolic link may lead out of the folder even if its path does not.
  if (isOutside(root, realpathSync(picture)))
    refuse(path, `"${file}" must be a path inside the folder of the catalogue`)
}

function isOutside(root: string, path: string): boolean {
  const way = relative(root, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}
