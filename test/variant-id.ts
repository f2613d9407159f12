import { pageText } from './page-text.ts'

/** The id of the variant that a game's page offers first. @throws Error when it offers none */
export async function getVariantId(
  { ask }: { readonly ask: (path: string) => Promise<Response> },
  handle: string,
): Promise<string> {
  const response = await ask(`/product/${handle}`)
  const page = await response.text()
  const id = /name="variantId" value="([^"]+)"/.exec(page)?.[1]
  if (id === undefined) {
    throw new Error(
      `The page of ${handle} (${response.status}) offers no variant: ${pageText(page)}`,
    )
  }
  return id
}
