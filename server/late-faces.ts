import { PAGE_ALIVE } from '#app/browser/early-taps.ts'

const faces = /<style data-href="[^"]*\/faces-[^"]*">([^<]*)<\/style>/

/**
 * Lets the first paint and the largest picture come before the faces: on a phone's network they share the line. Until then
 * text stands in system faces of the same measures (app/styles/fallback-faces.css), so that nothing moves. On a slow line they
 * wait for the scripts, too: what can be tapped is worth more.
 * @param html with its styles in it (inline-styles.ts)
 * @param nonce marks the added script as one of ours (document-policy.ts)
 */
export function delayFaces(html: string, nonce: string): string {
  return html.replace(
    faces,
    (style, css: string) =>
      `${style.replace('<style', '<style media="not all"')}<script nonce="${nonce}">(${showAfterPicture.toString()})('${PAGE_ALIVE}')</script><noscript><style>${css}</style></noscript>`,
  )
}

/** Runs in the page, right behind the faces. */
function showAfterPicture(alive: string): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.removeAttribute('media')
  const [visit] = performance.getEntriesByType('navigation')
  const isFirst = !visit || Reflect.get(visit, 'type') === 'navigate'
  // Whoever was here before has them.
  if (!isFirst || document.referrer.startsWith(`${location.origin}/`)) {
    show()
    return
  }
  // All faces at once, so that the page is laid out once more, not for each that arrives.
  const fetchAll = () => {
    const files = style?.textContent?.matchAll(/url\("?([^)"]+)/g) ?? []
    const fetched = Array.from(files, ([, href]) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href })
      document.head.append(link)
      return new Promise((end) => Object.assign(link, { onload: end, onerror: end }))
    })
    Promise.all(fetched).then(show)
  }
  // A picture may be there before anything is painted: told at once when something has been. A bare ground is painted earlier.
  const painted = () =>
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchAll()
    }).observe({ type: 'paint', buffered: true })
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '')
  const wait = () => {
    // A page without frame has no script to wait for.
    const waitsForScript = isSlow && window.earlyTaps
    // Nothing is painted in a background tab, and a picture or a script may hang.
    setTimeout(show, waitsForScript ? 20_000 : 4_000)
    if (waitsForScript) {
      addEventListener(alive, fetchAll, { once: true })
      return
    }
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (picture === null || picture.complete) painted()
    else for (const end of ['load', 'error']) picture.addEventListener(end, painted)
  }
  addEventListener('DOMContentLoaded', wait)
}
