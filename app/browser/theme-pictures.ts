/**
 * Chooses the sources of pictures that are drawn for the light theme (`data-light`). Their first media condition is the
 * system's theme, which counts until the page's theme is known, and without script. Also runs in the head script
 * (app/frame/theme.ts), so it must be self-contained.
 */
export function choosePictures(): void {
  'in page'
  const isLight = document.documentElement.dataset.theme === 'light'
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-light]')) {
    const always = isLight ? '(min-width: 0)' : '(max-width: 0)'
    source.media = source.media.replace(/\([^)]*\)/, always)
  }
}
