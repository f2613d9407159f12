import { readFileSync } from 'node:fs'
import type { IntrospectionQuery } from 'graphql'
import type { StorefrontApiVersion } from './versions.ts'

/** Reads the pinned schema of a version as introspection data (for `buildClientSchema`). */
export function readSchema(version: StorefrontApiVersion): IntrospectionQuery {
  const file = new URL(`./storefront-${version}.json`, import.meta.url)
  // The files are written by vendor-schema.ts, which keeps the shape of an introspection response.
  return JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery
}
