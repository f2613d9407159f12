import { PAGE_HYDRATED } from '#app/browser/early-taps.ts'
import { inlineScript } from './inline-script.ts'

const fontStyle = /<style data-href="[^"]*\/faces-[^"]*">([^<]*)<\/style>/

/**
 * Loads web fonts after the first paint and the largest picture, with which they share a phone's bandwidth. Until then,
 * text uses system fonts of the same metrics (app/styles/fallback-faces.css), so that nothing moves. On a slow
 * connection they also wait for the scripts: responding to taps matters more.
 * @param html with its styles inlined (inline-styles.ts)
 * @param nonce marks the added script as one of ours (document-policy.ts)
 */
export function delayFonts(html: string, nonce: string): string {
  return html.replace(
    fontStyle,
    (style, css: string) =>
      `${style.replace('<style', '<style media="not all"')}${inlineScript(nonce, showAfterPicture, PAGE_HYDRATED)}<noscript><style>${css}</style></noscript>`,
  )
}

/** Runs in the page, right after the fonts' style. */
function showAfterPicture(hydratedEvent: string): void {
  'in page'
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.removeAttribute('media')
  const [visit] = performance.getEntriesByType('navigation')
  const isFirst = !visit || Reflect.get(visit, 'type') === 'navigate'
  // On a later page the browser has them cached.
  if (!isFirst || document.referrer.startsWith(`${location.origin}/`)) {
    show()
    return
  }
  // All fonts at once, so that the page is laid out once more, not once per font.
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
  // The picture may load before anything is painted; `buffered` reports paints so far. A bare ground does not count.
  const painted = () =>
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchAll()
    }).observe({ type: 'paint', buffered: true })
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '')
  const wait = () => {
    // A page without the frame has no script to wait for.
    const waitsForScript = isSlow && window.earlyTaps
    // A background tab paints nothing, and a picture or script may hang.
    setTimeout(show, waitsForScript ? 20_000 : 4_000)
    if (waitsForScript) {
      addEventListener(hydratedEvent, fetchAll, { once: true })
      return
    }
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (picture === null || picture.complete) painted()
    else for (const end of ['load', 'error']) picture.addEventListener(end, painted)
  }
  addEventListener('DOMContentLoaded', wait)
}
