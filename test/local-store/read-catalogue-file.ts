import type { CatalogueFile } from '#local-store/catalogue/catalogue-file.ts'
import { openCatalogueFile } from '#local-store/catalogue/open-catalogue-file.ts'

/** Reads and validates a catalogue file. @throws CatalogueError as `openCatalogueFile` */
export function readCatalogueFile(path: string): CatalogueFile {
  return openCatalogueFile(path, null).read()
}
