/** The id of the variant that a game's page offers first. @throws Error when it offers none */
export async function getVariantId(
  { ask }: { readonly ask: (path: string) => Promise<Response> },
  handle: string,
): Promise<string> {
  const page = await (await ask(`/product/${handle}`)).text()
  const id = /name="variantId" value="([^"]+)"/.exec(page)?.[1]
  if (id === undefined) throw new Error(`The page of ${handle} offers no variant.`)
  return id
}
