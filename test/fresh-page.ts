import { afterAll, vi } from 'vitest'

/*
 * Runs before each test file with a page or a mocked module. The files of a process share React, Testing Library and
 * jsdom's window, but each starts with an empty page, as jsdom made it, and with new modules of the shop.
 */
type Part = { readonly part: object; readonly properties: PropertyDescriptorMap }
type Original = { readonly parts: readonly Part[]; readonly globals: ReadonlyMap<string, unknown> }

if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  }
  window.history.replaceState(null, '', '/')
  const original: Original = Reflect.get(globalThis, '__originalPage__') ?? (await readOriginal())
  Reflect.set(globalThis, '__originalPage__', original)
  const { documentElement, head, body } = document
  const removeListeners = [window, document, documentElement, head, body].map(watchListeners)
  const clearTimers = watchTimers()
  afterAll(() => {
    for (const remove of removeListeners) remove()
    clearTimers()
    restore(original)
  })
}

afterAll(async () => {
  // A module that arrived later would be the next file's, with none of its mocks.
  await vi.dynamicImportSettled()
  vi.resetModules()
})

/** Without those of Vitest, which differ from file to file. */
function listGlobals(): readonly string[] {
  return Object.getOwnPropertyNames(globalThis).filter((name) => !/^__/.test(name))
}

async function readOriginal(): Promise<Original> {
  // Prepares the document once, with listeners that stay.
  const { userEvent } = await import('@testing-library/user-event')
  await userEvent.hover(document.body)
  const { documentElement, head, body } = document
  const elements = listGlobals().filter((name) => /^HTML\w*Element$/.test(name))
  const prototypes = ['Node', 'Element', ...elements].map(
    (name) => Reflect.get(globalThis, name).prototype,
  )
  return {
    parts: [URL, navigator, document, documentElement, head, body, ...prototypes].map((part) => ({
      part,
      properties: Object.getOwnPropertyDescriptors(part),
    })),
    globals: new Map(listGlobals().map((name) => [name, Reflect.get(globalThis, name)])),
  }
}

/** @returns a function that removes the listeners that were added meanwhile */
function watchListeners(target: EventTarget): () => void {
  const { addEventListener } = target
  const added: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...listener) => {
    added.push(listener)
    addEventListener.apply(target, listener)
  }
  return () => {
    for (const [type, listener, options] of added)
      target.removeEventListener(type, listener, options)
  }
}

/** @returns a function that ends the timers that were started meanwhile: they would ask the next file's store */
function watchTimers(): () => void {
  const started: ReturnType<typeof setTimeout>[] = []
  for (const name of ['setTimeout', 'setInterval'] as const)
    Reflect.set(
      globalThis,
      name,
      new Proxy(globalThis[name], {
        apply(start, self, parameters) {
          const timer = Reflect.apply(start, self, parameters)
          started.push(timer)
          return timer
        },
      }),
    )
  return () => started.forEach(clearTimeout)
}

/** Undoes what a file did to the page, such as `Element.prototype.animate = …` or `Object.assign(window, …)`. */
function restore({ parts, globals }: Original): void {
  for (const { part, properties } of parts) {
    for (const name of Object.getOwnPropertyNames(part)) {
      if (!Object.hasOwn(properties, name)) Reflect.deleteProperty(part, name)
    }
    Object.defineProperties(part, properties)
  }
  for (const name of listGlobals()) {
    if (!globals.has(name)) Reflect.deleteProperty(globalThis, name)
    else if (Reflect.get(globalThis, name) !== globals.get(name))
      Reflect.set(globalThis, name, globals.get(name))
  }
}
