import { parse, visit } from 'graphql'

type FetchStore = (request: Request) => Promise<Response>

/** What a real store may do to a shop, and the local store does not. */
export type Difficulty = {
  /** Fields whose access scope the token lacks, with the answer of the provider. */
  readonly denied?: readonly string[]
  /** Fields that the API's version does not have. */
  readonly unknown?: readonly string[]
  readonly delayMs?: number
  /** Answers in place of the store; null lets it answer. */
  readonly answer?: (request: Request) => Response | null
  /** Changes the `data` of an answer, such as the primary domain. */
  readonly change?: (data: Record<string, unknown>) => void
}

/** Puts a proxy before a store. `difficulty` is asked for each request, so that it can change. */
export function makeDifficult(store: FetchStore, difficulty: () => Difficulty): FetchStore {
  return async (request) => {
    const { denied = [], unknown = [], delayMs = 0, answer, change } = difficulty()
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const instead = answer?.(request) ?? null
    if (instead) return instead
    if (request.method !== 'POST' || !request.url.includes('/graphql')) return store(request)
    const fields = listFields((await request.clone().json()).query)
    const missing = fields.filter(({ name }) => unknown.includes(name))
    if (missing.length > 0) return Response.json({ errors: missing.map(toUnknown) })
    const refused = fields.filter(({ name }) => denied.includes(name))
    if (refused.length > 0) return Response.json({ data: null, errors: refused.map(toDenied) })
    return change ? changeData(await store(request), change) : store(request)
  }
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

/** Word for word as recorded of the provider, but for the scope's name. */
function toDenied({ name, path }: AskedField) {
  const requiredAccess = `\`unauthenticated_read_${name}\` access scope.`
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

async function changeData(
  response: Response,
  change: NonNullable<Difficulty['change']>,
): Promise<Response> {
  const body = await response.json()
  if (body.data) change(body.data)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}
