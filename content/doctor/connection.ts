/*
 * What the doctor says about the connection to the store. Each text in this folder is one sentence: what is wrong, and
 * how to fix it. Merchants and operators read them, in a terminal or a log.
 */

const domain = 'SHOPIFY_STORE_DOMAIN'
const token = {
  server: 'SHOPIFY_STOREFRONT_PRIVATE_TOKEN',
  browser: 'SHOPIFY_STOREFRONT_PUBLIC_TOKEN',
} as const

/** The token of the request: the server's, or the one that browsers get. */
export type AskingWay = keyof typeof token

export const connection = {
  unknownHost: (host: string) =>
    `${domain} is ${host}, which does not exist in the DNS: set it to the store's domain, such as my-shop.myshopify.com.`,
  refused: (host: string) =>
    `${domain} is ${host}, but nothing listens there: check the name and the port.`,
  certificate: (host: string, code: string) =>
    `The certificate of ${host} is not valid (${code}): set ${domain} to the store's domain, such as my-shop.myshopify.com.`,
  unreachable: (host: string, reason: string) =>
    `${domain} is ${host}, which cannot be reached (${reason}): check this machine's network and firewall.`,
  redirect: (host: string, to: string) =>
    `${domain} is ${host}, which redirects every request to ${to}, and the shop does not follow it, to keep its token safe: set ${domain} to ${to}, or to the store's myshopify.com domain.`,
  page: (host: string) =>
    `${domain} is ${host}, which answers with a web page instead of the Storefront API: set it to the store's domain, such as my-shop.myshopify.com.`,
  unknownStore: (host: string, version: string) =>
    `${domain} is ${host}, which has no store, or no version ${version} of the Storefront API: check the domain's spelling and SHOPIFY_STOREFRONT_API_VERSION.`,
  closed: (host: string, status: number) =>
    `The store at ${host} is closed (HTTP ${status}): its plan is unpaid, paused or locked, so fix that in the store's admin.`,
  channelLocked: (said: string) =>
    `The store's sales channel is locked ("${said}"): remove the store's password, or use a token of a custom storefront.`,
  down: (host: string, said: string) =>
    `The store at ${host} is down (${said}): wait, and check the provider's status page.`,
  silent: (host: string, seconds: number) =>
    `The store at ${host} does not answer within ${seconds} s, so pages fail with 503: check this machine's connection to it, and the provider's status page.`,
  throttled: (host: string) =>
    `The store at ${host} throttles even a single request: wait a minute, and if that does not help, find the program that uses up this token's limit.`,
  strange: (host: string, said: string) =>
    `The store at ${host} does not answer like a Storefront API (${said}): check ${domain}.`,
  tokenRefused: (way: AskingWay) =>
    `The store refuses the token in ${token[way]}: copy the app's Storefront API token again, not its Admin API token.`,
  privateAsPublic:
    'SHOPIFY_STOREFRONT_PUBLIC_TOKEN holds a private token (it begins with shpat_), and every browser receives it: remove it at once, replace it in the store, and set the public one.',
  sameTokens:
    'SHOPIFY_STOREFRONT_PRIVATE_TOKEN has the public token: set the private one of the same app, or leave it out.',
  noPrivateToken:
    'Without SHOPIFY_STOREFRONT_PRIVATE_TOKEN the store sees all buyers of this server as one, and may throttle them together: set the private token of the same app.',
  otherVersion: (asked: string, served: string, pinned: string) =>
    `The store answers in API version ${served}, because it no longer has ${asked}: set SHOPIFY_STOREFRONT_API_VERSION to ${pinned}.`,
  endingVersion: (asked: string, pinned: string) =>
    `The store no longer supports API version ${asked}: set SHOPIFY_STOREFRONT_API_VERSION to ${pinned}.`,
  untriedVersion: (asked: string, pinned: string) =>
    `The shop's queries were never checked against API version ${asked}: leave SHOPIFY_STOREFRONT_API_VERSION out to use ${pinned}.`,
  clock: (minutes: number, isAhead: boolean) =>
    `This machine's clock is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${isAhead ? 'ahead of' : 'behind'} the store's, so countdowns and limits are wrong: turn on network time (NTP) on this machine.`,
  slow: (milliseconds: number, answers: number) =>
    `The store takes ${milliseconds} ms to answer (median of ${answers} responses), and pages that are not cached wait for it: run the shop closer to the store, or ask the provider.`,
  throttling: (throttled: number, answers: number) =>
    `The store throttled ${throttled} of ${answers} requests, because other programs use up this token's limit: give the shop its own token.`,
} as const
