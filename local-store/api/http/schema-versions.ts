import { buildClientSchema, type GraphQLSchema, isEnumType } from 'graphql'
import { readSchema } from '#commerce/schema/read-schema.ts'
import {
  STOREFRONT_API_VERSION,
  type StorefrontApiVersion,
  storefrontApiVersions,
} from '#commerce/schema/versions.ts'
import type { ApiContext } from '../api-context.ts'

export type VersionedSchema = {
  readonly version: StorefrontApiVersion
  /** This version's schema, for validation. */
  readonly schema: GraphQLSchema
  readonly knownCodes: ApiContext['knownCodes']
}

const built = new Map<StorefrontApiVersion, VersionedSchema>()

/** The schema of a version, built on first use. */
export function getVersionedSchema(version: StorefrontApiVersion): VersionedSchema {
  const cached = built.get(version)
  if (cached !== undefined) return cached
  const schema = buildClientSchema(readSchema(version), { assumeValid: true })
  const entry = {
    version,
    schema,
    knownCodes: {
      errors: enumValues(schema, 'CartErrorCode'),
      warnings: enumValues(schema, 'CartWarningCode'),
      countries: countriesIn(schema),
    },
  }
  built.set(version, entry)
  return entry
}

/** Without the provider's `ZZ` for an unknown region. */
function countriesIn(schema: GraphQLSchema): ReadonlySet<string> {
  return new Set([...enumValues(schema, 'CountryCode')].filter((code) => code !== 'ZZ'))
}

function enumValues(schema: GraphQLSchema, name: string): ReadonlySet<string> {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`the schema has no enum ${name}`)
  return new Set(type.getValues().map((value) => value.name))
}

/**
 * The version that serves a requested one: the same, or the next newer one, as the provider does with expired versions;
 * the newest for a future version, and the oldest when none is requested.
 *
 * @param requested as in the path; empty for a path without a version
 * @returns null when the text is not a version
 */
export function findServedVersion(requested: string): StorefrontApiVersion | null {
  if (requested === '') return storefrontApiVersions[0]
  if (requested === 'unstable') return STOREFRONT_API_VERSION
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(requested)) return null
  return storefrontApiVersions.find((version) => version >= requested) ?? STOREFRONT_API_VERSION
}
