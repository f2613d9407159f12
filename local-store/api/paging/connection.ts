import type { ApiContext } from '../api-context.ts'
import { apiError } from '../http/api-error.ts'
import { oncePer } from '../once-per.ts'
import {
  type Cursor,
  type CursorForm,
  compareSortValues,
  readCursor,
  toCursorText,
} from './cursor.ts'

export type PageArgs = {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: string | null
  readonly before?: string | null
}

/** Items in paging order, and the cursor of each. */
export type PagedList<Item> = {
  readonly items: readonly Item[]
  cursorOf(item: Item, position: number): Cursor
  /** Index of an item by its id, if it can be looked up without a search; -1 when missing. */
  positionOf?(id: Cursor['id']): number
  readonly cursorForm?: CursorForm
  /** Set when the items are in descending order of value and id. */
  readonly reverse?: boolean
}

export type PageInfo = {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** One page of a list. Edges and cursors are created on first use. */
export class Connection<Item> {
  readonly nodes: readonly Item[]
  /** The whole list that this is a page of. */
  readonly list: PagedList<Item>
  readonly #start: number
  #edges: readonly { cursor: string; node: Item }[] | undefined

  constructor(list: PagedList<Item>, start: number, end: number) {
    this.list = list
    this.#start = start
    this.nodes =
      start === 0 && end === list.items.length ? list.items : list.items.slice(start, end)
  }

  get edges(): readonly { cursor: string; node: Item }[] {
    this.#edges ??= this.nodes.map((node, position) => ({ cursor: this.#cursorAt(position), node }))
    return this.#edges
  }

  get pageInfo(): PageInfo {
    const { length } = this.nodes
    return {
      hasNextPage: this.#start + length < this.list.items.length,
      hasPreviousPage: this.#start > 0,
      startCursor: length === 0 ? null : this.#cursorAt(0),
      endCursor: length === 0 ? null : this.#cursorAt(length - 1),
    }
  }

  #cursorAt(position: number): string {
    const node = this.nodes[position]
    if (node === undefined) throw new RangeError(`no item ${position} on this page`)
    const cursor = this.list.cursorOf(node, this.#start + position)
    return toCursorText(cursor, this.list.cursorForm)
  }
}

const MAX_PAGE_SIZE = 250
/** Maximum depth of paging, in items (the provider's). */
const MAX_DEPTH = 25_000

/**
 * One page of a list, by the rules of cursor paging.
 *
 * @throws GraphQLError for an invalid size or cursor
 */
export function paginate<Item>(
  list: PagedList<Item>,
  args: PageArgs,
  context: Pick<ApiContext, 'budget'>,
): Connection<Item> {
  const { first } = args
  const size = readSize(args)
  const from =
    typeof args.after === 'string'
      ? cutAt(list, readCursor(args.after, list.cursorForm), 'after')
      : 0
  const to =
    typeof args.before === 'string'
      ? cutAt(list, readCursor(args.before, list.cursorForm), 'before')
      : list.items.length
  const end = typeof first === 'number' ? Math.min(from + first, to) : to
  const start = typeof first === 'number' ? from : Math.max(from, to - size)
  if ((typeof first === 'number' ? start : list.items.length - end) >= MAX_DEPTH)
    throw apiError('BAD_REQUEST', `Cannot paginate beyond ${MAX_DEPTH} objects`)
  const page = pageOf(list, Math.min(start, end), end)
  context.budget.spend(page.nodes.length + 1)
  return page
}

/** @throws GraphQLError unless there is exactly one valid size */
export function readSize({ first, last }: Pick<PageArgs, 'first' | 'last'>): number {
  const size = first ?? last
  if (size === null || size === undefined)
    throw apiError('BAD_REQUEST', 'you must provide one of first or last')
  if (typeof first === 'number' && typeof last === 'number')
    throw apiError('BAD_REQUEST', 'providing both first and last is not supported')
  if (size < 0 || size > MAX_PAGE_SIZE) {
    const name = typeof first === 'number' ? 'first' : 'last'
    throw apiError('BAD_REQUEST', `${name} must be between 0 and ${MAX_PAGE_SIZE}, but is ${size}`)
  }
  return size
}

const wholePageOf = oncePer(
  <Item>(list: PagedList<Item>) => new Connection(list, 0, list.items.length),
)

function pageOf<Item>(list: PagedList<Item>, start: number, end: number): Connection<Item> {
  if (start !== 0 || end !== list.items.length) return new Connection(list, start, end)
  // The page was created from this list.
  return wholePageOf(list) as Connection<Item>
}

/** The index to cut at: after the cursor's item for `after`, before it for `before`. */
function cutAt<Item>(list: PagedList<Item>, cursor: Cursor, side: 'after' | 'before'): number {
  const found =
    list.positionOf?.(cursor.id) ??
    list.items.findIndex((item, position) => list.cursorOf(item, position).id === cursor.id)
  if (found >= 0) return side === 'after' ? found + 1 : found
  // The item no longer exists: continue where it would be or, in a search, at its old offset.
  if (list.cursorForm === 'found') return Math.min(cursor.offset ?? 0, list.items.length)
  const direction = list.reverse === true ? -1 : 1
  const next = list.items.findIndex((item, position) => {
    const other = list.cursorOf(item, position)
    const order =
      compareSortValues(other.value, cursor.value) || compareSortValues(other.id, cursor.id)
    return order * direction > 0
  })
  return next < 0 ? list.items.length : next
}

type HasId = { readonly id: string }

const forwardListOf = oncePer((items: readonly HasId[]) => createListById(items, false))

/** A list in the given order; cursors are made of id and position. The list is cached with its items. */
export function listById<Item extends HasId>(
  items: readonly Item[],
  reverse = false,
): PagedList<Item> {
  if (reverse) return createListById(items, reverse)
  // The list was created from these items.
  return forwardListOf(items) as PagedList<Item>
}

function createListById<Item extends HasId>(
  items: readonly Item[],
  reverse: boolean,
): PagedList<Item> {
  return {
    items: reverse ? items.toReversed() : items,
    cursorOf: (item, position) => ({
      id: numberOf(item.id),
      value: reverse ? items.length - position : position + 1,
      offset: position,
    }),
    reverse,
  }
}

/** The number at the end of a global id, or the id itself if it has none. */
function numberOf(id: string): number | string {
  const number = /\/(\d+)$/.exec(id)?.[1]
  return number === undefined ? id : Number(number)
}

/** A page of an always empty list: the store has nothing of this type. */
export function emptyPage(args: PageArgs, context: Pick<ApiContext, 'budget'>): Connection<never> {
  return paginate<never>(emptyList, args, context)
}

const emptyList = listById<never>([])
