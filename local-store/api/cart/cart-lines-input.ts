import type { LineAddition, LineChange } from '../../store/change-cart-lines.ts'
import type { CartRecord, PricedLine } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import type { Inputs } from '../fields.generated.ts'
import { readGlobalId, readNumericId, toGlobalId } from '../global-id.ts'
import { notImplemented } from '../http/api-error.ts'
import type { CartUserError } from './cart-payload.ts'

type ReadLines<Line> = { readonly lines: Line[]; readonly errors: CartUserError[] }

/** The lowest quantity that is refused. */
const REFUSED_QUANTITY = 1_000_000

/** Reads lines to add. @param path of the lines in the input */
export function readAdditions(
  inputs: readonly Inputs['CartLineInput'][],
  path: readonly string[],
  context: ApiContext,
): ReadLines<LineAddition> {
  const errors: CartUserError[] = []
  const lines = inputs.map((input, position): LineAddition => {
    if (input.parent !== undefined && input.parent !== null)
      throw notImplemented('CartLineInput', 'parent')
    const at = [...path, String(position)]
    const quantity = input.quantity ?? 1
    errors.push(...findLineErrors({ ...input, quantity }, input.merchandiseId, at, context))
    return {
      variantId: readNumericId(input.merchandiseId, 'ProductVariant') ?? 0,
      quantity,
      attributes: input.attributes ?? [],
    }
  })
  return { lines, errors }
}

type KnownLine = { readonly id: string; readonly variantId: number }

/** The lines that a client may name: those of the cart, and the parts that discounts split off. */
export function knownLines(cart: CartRecord, shown: readonly PricedLine[]): KnownLine[] {
  return [...shown, ...cart.lines]
}

export function readChanges(
  inputs: readonly Inputs['CartLineUpdateInput'][],
  cartLines: readonly KnownLine[],
  context: ApiContext,
): ReadLines<LineChange> {
  const errors: CartUserError[] = []
  const lines = inputs.map((input, position): LineChange => {
    const at = ['lines', String(position)]
    errors.push(...findUnknownLine(input.id, [...at, 'id'], cartLines))
    errors.push(...findLineErrors(input, merchandiseIdOf(input, cartLines), at, context))
    const variantId = readNumericId(input.merchandiseId ?? '', 'ProductVariant')
    return {
      lineId: readLineId(input.id),
      ...(variantId === null ? {} : { variantId }),
      ...(typeof input.quantity === 'number' ? { quantity: input.quantity } : {}),
      ...(input.attributes ? { attributes: input.attributes } : {}),
    }
  })
  return { lines, errors }
}

/** The UUID in a line's global id; an invalid id matches no line. */
export function readLineId(id: string): string {
  const globalId = readGlobalId(id)
  return globalId?.type === 'CartLine' ? globalId.key : id
}

export function findUnknownLine(
  id: string,
  field: readonly string[],
  cartLines: readonly KnownLine[],
): CartUserError[] {
  const lineId = readLineId(id)
  if (cartLines.some((line) => line.id === lineId)) return []
  return [
    {
      code: 'INVALID_MERCHANDISE_LINE',
      field,
      message: `The merchandise line with id ${lineId} does not exist.`,
    },
  ]
}

/** The variant of the changed line; empty for an unknown line. */
function merchandiseIdOf(
  { id, merchandiseId }: Inputs['CartLineUpdateInput'],
  cartLines: readonly KnownLine[],
): string {
  const line = cartLines.find((each) => each.id === readLineId(id))
  return merchandiseId ?? (line === undefined ? '' : toGlobalId('ProductVariant', line.variantId))
}

function findLineErrors(
  line: Pick<Inputs['CartLineUpdateInput'], 'merchandiseId' | 'quantity' | 'sellingPlanId'>,
  goods: string,
  at: readonly string[],
  { store }: ApiContext,
): CartUserError[] {
  const { merchandiseId, quantity, sellingPlanId } = line
  const errors: CartUserError[] = []
  const refuse = (code: string, field: string, message: string) =>
    errors.push({ code, field: [...at, field], message })
  if (typeof merchandiseId === 'string') {
    const variantId = readNumericId(merchandiseId, 'ProductVariant')
    if (variantId === null || store.catalogue.findVariant(variantId) === null)
      refuse('INVALID', 'merchandiseId', `The merchandise with id ${merchandiseId} does not exist.`)
  }
  if (typeof sellingPlanId === 'string')
    refuse('SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId', 'Cannot apply selling plan to variant')
  if (typeof quantity === 'number' && (quantity < 0 || quantity >= REFUSED_QUANTITY))
    refuse(
      'INVALID',
      'quantity',
      `The quantity for merchandise with id ${goods} must be greater than zero but less than ${REFUSED_QUANTITY}.`,
    )
  return errors
}
