import { readNumericId } from './global-id.ts'
import { apiError } from './http/api-error.ts'

type IdOrHandle = { readonly id?: string | null; readonly handle?: string | null }
type Find<Node> = {
  readonly byNumber: (number: number) => Node | null
  readonly byHandle: (handle: string) => Node | null
}

/** The node with a global id of this type, or else with a handle. @throws GraphQLError without both */
export function findByIdOrHandle<Node>(
  type: string,
  { id, handle }: IdOrHandle,
  { byNumber, byHandle }: Find<Node>,
): Node | null {
  if (typeof id === 'string') {
    const number = readNumericId(id, type)
    return number === null ? null : byNumber(number)
  }
  if (typeof handle === 'string') return byHandle(handle)
  throw apiError('BAD_REQUEST', 'one of handle or id must be provided')
}
