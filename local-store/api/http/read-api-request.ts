import { parseJson } from '#platform/parse-json.ts'
import { readBodyText } from '#platform/read-body.ts'

/** A request in any of the forms that the API accepts. */
export type ApiRequest = {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName: string | null
}

/** Why a request is invalid: the HTTP status and a message for the client's developer. */
type RequestRefusal = { readonly status: 400 | 405 | 413 | 415; readonly message: string }

/** Maximum size of a request body, in bytes. */
const MAX_BODY_BYTES = 256 * 1024

/** Reads GraphQL over HTTP: POST with JSON or a plain document, GET with parameters. */
export async function readApiRequest(request: Request): Promise<ApiRequest | RequestRefusal> {
  if (request.method === 'GET') return readParameters(new URL(request.url).searchParams)
  if (request.method !== 'POST') return { status: 405, message: 'Use POST, or GET for queries' }
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/graphql')
    return { status: 415, message: 'Content-Type must be application/json or application/graphql' }
  const body = await readBodyText(request, MAX_BODY_BYTES)
  if (body === null)
    return { status: 413, message: `The request body is larger than ${MAX_BODY_BYTES} bytes` }
  if (type === 'application/graphql') return fromParts(body, undefined, undefined)
  if (isNestedTooDeep(body)) return { status: 400, message: 'The request body is nested too deep' }
  const json = parseJson(body)
  if (json === undefined) return { status: 400, message: 'The request body is not valid JSON' }
  if (!isRecord(json)) return { status: 400, message: 'The request body must be a JSON object' }
  return fromParts(json.query, json.variables, json.operationName)
}

function readParameters(parameters: URLSearchParams): ApiRequest | RequestRefusal {
  const text = parameters.get('variables')
  const isEmpty = text === null || text === ''
  const variables = isEmpty || isNestedTooDeep(text) ? undefined : parseJson(text)
  if (!isEmpty && variables === undefined)
    return { status: 400, message: 'The parameter variables is not valid JSON' }
  return fromParts(
    parameters.get('query') ?? undefined,
    variables,
    parameters.get('operationName') ?? undefined,
  )
}

function fromParts(
  query: unknown,
  variables: unknown,
  operationName: unknown,
): ApiRequest | RequestRefusal {
  if (typeof query !== 'string' || query.trim() === '')
    return {
      status: 400,
      message: 'The request must contain a GraphQL document as text in "query"',
    }
  if (variables !== undefined && variables !== null && !isRecord(variables))
    return { status: 400, message: '"variables" must be a JSON object' }
  const hasName = operationName !== undefined && operationName !== null && operationName !== ''
  if (hasName && typeof operationName !== 'string')
    return { status: 400, message: '"operationName" must be text' }
  return { query, variables: variables ?? {}, operationName: hasName ? operationName : null }
}

/** Far above valid input; validation recurses into nested values. */
const MAX_DEPTH = 100

/** Whether JSON text nests lists and objects too deeply. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText && character === '\\') at += 1
    else if (character === '"') isInText = !isInText
    else if (!isInText && (character === '[' || character === '{')) depth += 1
    else if (!isInText && (character === ']' || character === '}')) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
