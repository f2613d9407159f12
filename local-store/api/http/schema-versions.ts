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
  /** The version's own schema: what its clients may ask is checked against it. */
  readonly schema: GraphQLSchema
  readonly knownCodes: ApiContext['knownCodes']
}

const built = new Map<StorefrontApiVersion, VersionedSchema>()

/** The schema of a version, built when it is first asked for. */
export function getVersionedSchema(version: StorefrontApiVersion): VersionedSchema {
  const known = built.get(version)
  if (known !== undefined) return known
  const schema = buildClientSchema(readSchema(version), { assumeValid: true })
  const entry = {
    version,
    schema,
    knownCodes: {
      errors: enumValues(schema, 'CartErrorCode'),
      warnings: enumValues(schema, 'CartWarningCode'),
    },
  }
  built.set(version, entry)
  return entry
}

function enumValues(schema: GraphQLSchema, name: string): ReadonlySet<string> {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`the schema has no enum ${name}`)
  return new Set(type.getValues().map((value) => value.name))
}

/**
 * The version that answers for an asked one: itself, or else the next newer one that is served,
 * as the provider does with versions that have expired; the newest for what is newer still, and the
 * oldest when none is asked for.
 *
 * @param asked as in the path; empty for a path without a version
 * @returns null when the text is no version at all
 */
export function findServedVersion(asked: string): StorefrontApiVersion | null {
  if (asked === '') return storefrontApiVersions[0]
  if (asked === 'unstable') return STOREFRONT_API_VERSION
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return null
  return storefrontApiVersions.find((version) => version >= asked) ?? STOREFRONT_API_VERSION
}
