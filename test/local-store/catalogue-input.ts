import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { CatalogueFile, catalogueFileSchema } from '#local-store/catalogue/catalogue-file.ts'
import type { CatalogueSource } from '#local-store/catalogue/open-catalogue-file.ts'

/** A catalogue as a merchant writes it: fields with a default are optional. */
export type CatalogueFileInput = z.input<typeof catalogueFileSchema>

/** A validated catalogue, as a store opens it. */
export function catalogueSourceOf(file: CatalogueFile): CatalogueSource {
  const digest = hash('sha256', JSON.stringify(file))
  return { digest, read: () => file, saveCopy: async () => undefined }
}

export type ProductInput = NonNullable<CatalogueFileInput['products']>[number]
