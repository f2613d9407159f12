/*
 * Test files of pages share a thread (`lasting-worker.ts`). Each starts with the empty page and the globals of a new
 * thread, whatever the file before has stored, stubbed or left open.
 */
type Global = { readonly name: string; readonly value: unknown }
type Part = { readonly owner: object; readonly properties: PropertyDescriptorMap }
type Start = { readonly globals: readonly Global[]; readonly parts: readonly Part[] }

const start = Symbol.for('globals of a new thread')

/** Called before each test file, and before anything else of it. */
export function freshenPage(): void {
  const known: Start | undefined = Reflect.get(globalThis, start)
  if (!known) {
    Reflect.set(globalThis, start, readStart())
    return
  }
  for (const { name, value } of known.globals) {
    if (Reflect.get(globalThis, name) !== value) Reflect.set(globalThis, name, value)
  }
  for (const part of known.parts) restore(part)
  emptyPage()
}

function emptyPage(): void {
  localStorage.clear()
  sessionStorage.clear()
  const { documentElement: root, body, head } = document
  for (const element of [root, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  body.replaceChildren()
  head.replaceChildren()
  window.history.replaceState(null, '', '/')
}

/** Names that begin with an underscore belong to Vitest and to React. */
const isOurs = (name: string) => !name.startsWith('_')

function readStart(): Start {
  const globals = Object.getOwnPropertyNames(globalThis)
    .filter(isOurs)
    .map((name): Global => ({ name, value: Reflect.get(globalThis, name) }))
  const classes = globals.flatMap(({ value }) => (typeof value === 'function' ? [value] : []))
  const owners = [...classes, ...classes.map(({ prototype }) => prototype)].filter(Boolean)
  return {
    globals,
    parts: [...owners, document, navigator, history].map((owner) => ({
      owner,
      properties: Object.getOwnPropertyDescriptors(owner),
    })),
  }
}

function restore({ owner, properties }: Part): void {
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (isOurs(name) && !Object.hasOwn(properties, name)) Reflect.deleteProperty(owner, name)
  }
  for (const [name, property] of Object.entries(properties)) {
    const now = Object.getOwnPropertyDescriptor(owner, name)
    const isSame = now?.value === property.value && now?.get === property.get
    if (!isSame) Object.defineProperty(owner, name, property)
  }
}
