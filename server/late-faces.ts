const faces = /<style data-href="[^"]*\/faces-[^"]*">([^<]*)<\/style>/

/**
 * Lets the largest picture come before the faces: on a phone's network they share the line. Until then text stands in
 * system faces of the same measures (app/styles/fallback-faces.css), so that nothing moves.
 * @param html with its styles in it (inline-styles.ts)
 * @param nonce marks the added script as one of ours (document-policy.ts)
 */
export function delayFaces(html: string, nonce: string): string {
  return html.replace(
    faces,
    (style, css: string) =>
      `${style.replace('<style', '<style media="not all"')}<script nonce="${nonce}">(${showAfterPicture.toString()})()</script><noscript><style>${css}</style></noscript>`,
  )
}

/** Runs in the page, right behind the faces. */
function showAfterPicture(): void {
  const style = document.currentScript?.previousElementSibling
  const show = () => style?.removeAttribute('media')
  const [visit] = performance.getEntriesByType('navigation')
  const isFirst = !visit || Reflect.get(visit, 'type') === 'navigate'
  // Whoever was here before has them.
  if (!isFirst || document.referrer.startsWith(`${location.origin}/`)) {
    show()
    return
  }
  const wait = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (picture === null || picture.complete) show()
    else for (const end of ['load', 'error']) picture.addEventListener(end, show)
    // A picture may hang.
    setTimeout(show, 4_000)
  }
  addEventListener('DOMContentLoaded', wait)
}
