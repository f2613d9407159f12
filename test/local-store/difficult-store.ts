import { parse, visit } from 'graphql'

type FetchStore = (request: Request) => Promise<Response>

/** What a real store may do to a shop, and the local store does not. */
export type Difficulty = {
  /** Fields whose access scope the token lacks; refused in the provider's words. */
  readonly denied?: readonly string[]
  /** Fields that the API's version does not have. */
  readonly unknown?: readonly string[]
  /** Milliseconds before each response. */
  readonly delayMs?: number
  /** Requests that are throttled, by their number from 0. */
  readonly throttled?: (request: number) => boolean
  /** Tokens that are refused, public or private. */
  readonly refusedTokens?: readonly string[]
  /** The version of the API that responses name. */
  readonly version?: string
  /** How far the store's clock is ahead, in milliseconds. */
  readonly clockMs?: number
  /** The primary domain, which serves all of the store's checkouts. */
  readonly primaryHost?: string
  /** Like a real store, whose checkout leads to its own thank-you page. */
  readonly neverReturns?: boolean
  /** A name that the store and clients spell differently, for example a discount code. */
  readonly renamed?: readonly [asked: string, known: string]
  /** Responds in place of the store; null passes the request on. */
  readonly answer?: (request: Request) => Response | null | Promise<Response | null>
  /** Changes the `data` of a response, for example the primary domain. */
  readonly change?: (data: Record<string, unknown>) => void
}

/** Puts a proxy before a store. `difficulty` is called for each request, so that it can change. */
export function makeDifficult(store: FetchStore, difficulty: () => Difficulty): FetchStore {
  let requests = 0
  return async (request) => {
    const now = difficulty()
    const isThrottled = now.throttled?.(requests++) ?? false
    if (now.delayMs) await new Promise((resolve) => setTimeout(resolve, now.delayMs))
    const instead = (await now.answer?.(request)) ?? null
    if (instead) return instead
    if (request.method !== 'POST' || !request.url.includes('/graphql')) {
      return store(now.neverReturns ? withoutReturn(request) : request)
    }
    const answered = isThrottled
      ? Response.json({ errors: [throttled] })
      : await askApi(store, request, now)
    return withHeaders(answered, now)
  }
}

async function askApi(store: FetchStore, request: Request, now: Difficulty): Promise<Response> {
  const { denied = [], unknown = [], refusedTokens = [], renamed } = now
  if (refusedTokens.some((token) => [...request.headers.values()].includes(token))) {
    return Response.json({ errors: [unauthorized] }, { status: 401 })
  }
  const body = await request.text()
  const isLimited = denied.length > 0 || unknown.length > 0
  const fields = isLimited ? listFields(JSON.parse(body).query) : []
  const missing = fields.filter(({ name }) => unknown.includes(name))
  if (missing.length > 0) return Response.json({ errors: missing.map(toUnknown) })
  const refused = fields.filter(({ name }) => denied.includes(name))
  if (refused.length > 0) return Response.json({ data: null, errors: refused.map(toDenied) })
  const [asked, known] = renamed ?? ['', '']
  const sent = new Request(request, { body: asked ? body.replaceAll(asked, known) : body })
  const response = await store(sent)
  if (!renamed && !now.change && !now.primaryHost) return response
  const { data, ...rest } = await response.json()
  const text = JSON.stringify({ data: changeData(data, now), ...rest })
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const { status } = response
  return new Response(known ? text.replaceAll(known, asked) : text, { status, headers })
}

const throttled = { message: 'Throttled', extensions: { code: 'THROTTLED' } }
const unauthorized = { message: '', extensions: { code: 'UNAUTHORIZED' } }

function withHeaders(response: Response, { version, clockMs }: Difficulty): Response {
  // The provider's API allows pages of any origin to read its responses, refusals too.
  response.headers.set('Access-Control-Allow-Origin', '*')
  if (version) response.headers.set('X-Shopify-API-Version', version)
  if (clockMs) response.headers.set('Date', new Date(Date.now() + clockMs).toUTCString())
  return response
}

/** The same request without the address to return to. */
function withoutReturn(request: Request): Request {
  const url = new URL(request.url)
  url.searchParams.delete('return_to')
  return new Request(url, request)
}

type AskedField = { readonly name: string; readonly path: readonly string[] }

/** All fields of a document, with their path within its operation or fragment. */
function listFields(document: string): readonly AskedField[] {
  const fields: AskedField[] = []
  const path: string[] = []
  visit(parse(document), {
    Field: {
      enter({ name: { value } }) {
        path.push(value)
        fields.push({ name: value, path: [...path] })
      },
      leave: () => void path.pop(),
    },
  })
  return fields
}

/** The provider's names of access scopes, by field. */
const scopes: readonly (readonly [RegExp, string])[] = [
  [/^tags$/, 'unauthenticated_read_product_tags'],
  [/^quantityAvailable$/, 'unauthenticated_read_product_inventory'],
  [/^(?:products?|collections?|productRecommendations)$/, 'unauthenticated_read_product_listings'],
  [/^cart$/, 'unauthenticated_read_checkouts'],
  [/^cart/, 'unauthenticated_write_checkouts'],
  [/Policy$|^(?:termsOfService|page|blog|urlRedirects|menu)$/, 'unauthenticated_read_content'],
]

/** The provider's wording, as recorded. */
function toDenied({ name, path }: AskedField) {
  const [, scope = `unauthenticated_read_${name}`] = scopes.find(([each]) => each.test(name)) ?? []
  const requiredAccess = `\`${scope}\` access scope.`
  return {
    message: `Access denied for ${name} field. Required access: ${requiredAccess}`,
    locations: [{ line: 1, column: 1 }],
    path,
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  }
}

function toUnknown({ name, path }: AskedField) {
  return {
    message: `Field '${name}' doesn't exist on type 'Product'`,
    path: ['query', ...path],
    extensions: { code: 'undefinedField', typeName: 'Product', fieldName: name },
  }
}

function changeData(data: unknown, { change, primaryHost }: Difficulty): unknown {
  if (primaryHost) {
    eachObject(data, (node) => {
      if ('primaryDomain' in node) {
        node.primaryDomain = { host: primaryHost, url: `https://${primaryHost}` }
      }
      if (typeof node.checkoutUrl === 'string') {
        const url = new URL(node.checkoutUrl)
        node.checkoutUrl = `https://${primaryHost}${url.pathname}${url.search}`
      }
    })
  }
  // The data of a GraphQL response is an object by its fields, or missing.
  if (data) change?.(data as Record<string, unknown>)
  return data
}

/** Calls `visitObject` for every object of a response, outermost first. */
export function eachObject(value: unknown, visitObject: (node: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return
  // A value that is not a list is an object by its fields.
  if (!Array.isArray(value)) visitObject(value as Record<string, unknown>)
  for (const inner of Object.values(value)) eachObject(inner, visitObject)
}
