/**
 * The page's pictures of a game, in whatever size: sizes differ in the query only. Browser only.
 * @param url of the game's picture, in any size
 */
export function listPictures(url: string): readonly HTMLImageElement[] {
  const wanted = pathOf(url)
  return [...document.images].filter((image) => pathOf(image.currentSrc) === wanted)
}

function pathOf(url: string): string | null {
  return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).pathname : null
}
