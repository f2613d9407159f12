import { z } from 'zod'
import { isOrigin } from '../settings/host-setting.ts'

/** The sources and the receivers of news about changes in the store. */
export type PurgeSettings = {
  /** The key of the store's signatures; null when it sends no webhooks. */
  readonly webhookSecret: string | null
  /** Origins of the shop's processes; may include this one. */
  readonly peers: readonly string[]
  /** Null without a CDN. */
  readonly cdn: { readonly url: string; readonly token: string | null } | null
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether nobody can read the token on the way. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

export const purgeSettings = {
  SHOPIFY_WEBHOOK_SECRET: z
    .string()
    .trim()
    .min(16, 'must be the secret that signs the webhooks, of 16 characters or more')
    .optional(),
  PEERS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .string()
          .refine(
            isOrigin,
            "must list origins of the shop's processes, such as http://10.0.0.2:3000",
          )
          .transform((text) => new URL(text).origin),
      ),
    ),
  CDN_PURGE_URL: z
    .string()
    .refine(isSafeAddress, 'must be an https address, such as https://api.cdn.example/purge')
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a token without blanks')
    .optional(),
}

/** The parsed `purgeSettings`. */
type Values = z.output<z.ZodObject<typeof purgeSettings>>

/** A setting that is given without the one it needs; null when there is none. */
export function findIncompletePair(values: Values) {
  if (values.CDN_PURGE_TOKEN && !values.CDN_PURGE_URL) {
    return { given: 'CDN_PURGE_TOKEN', needed: 'CDN_PURGE_URL' }
  }
  // Without the secret, a process could not tell forged messages from true ones.
  if (values.PEERS.length > 0 && !values.SHOPIFY_WEBHOOK_SECRET) {
    return { given: 'PEERS', needed: 'SHOPIFY_WEBHOOK_SECRET' }
  }
  return null
}

export function readPurgeSettings(values: Values): PurgeSettings {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token = null } = values
  return {
    webhookSecret: values.SHOPIFY_WEBHOOK_SECRET ?? null,
    peers: values.PEERS,
    cdn: url === undefined ? null : { url, token },
  }
}
