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
    `${host} of ${domain} has no address in the domain name system: write the store's own domain, such as my-shop.myshopify.com.`,
  refused: (host: string) =>
    `Nothing listens at ${host} of ${domain}: check the name and the port.`,
  certificate: (host: string, code: string) =>
    `The certificate of ${host} is not valid (${code}): write the store's own domain, such as my-shop.myshopify.com, into ${domain}.`,
  unreachable: (host: string, reason: string) =>
    `${host} of ${domain} cannot be reached (${reason}): check this machine's network and firewall.`,
  redirect: (host: string, to: string) =>
    `${host} of ${domain} sends every request on to ${to}, and the shop follows no redirect, so that no token leaves: write ${to} there, or the store's myshopify.com domain.`,
  page: (host: string) =>
    `${host} of ${domain} answers with a web page where the Storefront API should be: write the store's own domain, such as my-shop.myshopify.com.`,
  unknownStore: (host: string, version: string) =>
    `${host} of ${domain} knows no store, or no version ${version} of the Storefront API: check the domain's spelling and SHOPIFY_STOREFRONT_API_VERSION.`,
  closed: (host: string, status: number) =>
    `The store at ${host} is closed (HTTP ${status}): its plan is unpaid, paused or locked; fix that in the store's admin.`,
  channelLocked: (said: string) =>
    `The store keeps its channel locked ("${said}"): take the password off the store, or use a token of a custom storefront.`,
  down: (host: string, said: string) =>
    `The store at ${host} is down (${said}): wait, and look at the provider's status page.`,
  silent: (host: string, seconds: number) =>
    `The store at ${host} does not answer within ${seconds} s, so pages answer 503: check the network between the two and the provider's status page.`,
  throttled: (host: string) =>
    `The store at ${host} throttles even a single question: wait a minute; if it stays, another program uses up this token's limit.`,
  strange: (host: string, said: string) =>
    `The store at ${host} does not answer as a Storefront API does (${said}): check ${domain}.`,
  tokenRefused: (way: AskingWay) =>
    `The store refuses the token in ${token[way]}: copy it again from the store's app, with the Storefront API, not the Admin API.`,
  privateAsPublic:
    'SHOPIFY_STOREFRONT_PUBLIC_TOKEN holds a private token (it begins with shpat_), and every browser gets it: take it out at once, have it replaced in the store, and write the public one.',
  sameTokens:
    'SHOPIFY_STOREFRONT_PRIVATE_TOKEN is the public token again: write the private one of the same app, or leave it out.',
  noPrivateToken:
    'Without SHOPIFY_STOREFRONT_PRIVATE_TOKEN the store sees all buyers of this server as one, and may slow them down together: give the private token of the same app.',
  otherVersion: (asked: string, served: string, pinned: string) =>
    `The store answers in API version ${served}, because it no longer has ${asked}: set SHOPIFY_STOREFRONT_API_VERSION to ${pinned}.`,
  endingVersion: (asked: string, pinned: string) =>
    `The store no longer supports API version ${asked}: set SHOPIFY_STOREFRONT_API_VERSION to ${pinned}.`,
  untriedVersion: (asked: string, pinned: string) =>
    `The shop's questions were never checked against API version ${asked}: leave SHOPIFY_STOREFRONT_API_VERSION out, which means ${pinned}.`,
  clock: (minutes: number, isAhead: boolean) =>
    `This machine's clock is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${isAhead ? 'ahead of' : 'behind'} the store's, so countdowns and limits are wrong: let the machine set its clock by the network (NTP).`,
  slow: (milliseconds: number, answers: number) =>
    `The store takes ${milliseconds} ms to answer (the middle of ${answers} answers), and pages that are not kept wait for it: run the shop nearer to the store, or ask the provider.`,
  throttling: (throttled: number, answers: number) =>
    `The store throttled ${throttled} of ${answers} questions: other programs use up this token's limit, so give the shop a token of its own.`,
} as const
