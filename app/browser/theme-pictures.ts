/**
 * Chooses the sources of pictures that are drawn for the light theme (`data-light`), whose first media condition is the
 * system's: until the page's theme is known, or without script, that one counts. Also runs in the head's script
 * (app/frame/theme.ts), so it may use nothing from outside.
 */
export function choosePictures(): void {
  const isLight = document.documentElement.dataset.theme === 'light'
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-light]')) {
    const always = isLight ? '(min-width: 0)' : '(max-width: 0)'
    source.media = source.media.replace(/\([^)]*\)/, always)
  }
}
