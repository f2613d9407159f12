const preloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/

/**
 * Lets the page come before its scripts: on a phone's network they share the line with the picture, the faces and the
 * styles that the first screen needs. The module script waits in a template, with its preloads, until the picture is
 * painted, the shopper touches the page, or too much time has passed. In a page that the browser renders before anyone has
 * opened it, it waits until somebody does: nothing is counted, stored or timed for a visit that may never come.
 * @param nonce marks the added script as one of ours (document-policy.ts)
 */
export function delayScripts(html: string, nonce: string): string {
  const links = html.match(preloads)?.join('') ?? ''
  return html
    .replaceAll(preloads, '')
    .replace(
      moduleScript,
      (script) =>
        `<template>${links}${script}</template><script nonce="${nonce}">(${startAfterPaint.toString()})()</script>`,
    )
}

/** Runs in the page, right behind the template. */
function startAfterPaint(): void {
  const starter = document.currentScript
  const template = starter?.previousElementSibling
  if (!(template instanceof HTMLTemplateElement)) return
  const start = () => {
    document.head.append(...template.content.querySelectorAll('link'))
    // Where React rendered the script, or it takes the page for another one.
    template.replaceWith(template.content)
  }
  // The picture's frame, then the first paint on the screen, which its raster may delay: told at once when it has been.
  const painted = () =>
    requestAnimationFrame(() =>
      setTimeout(() => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })),
    )
  const wait = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (picture === null || picture.complete) painted()
    else for (const end of ['load', 'error']) picture.addEventListener(end, painted)
    addEventListener('pointerdown', start, { once: true })
    addEventListener('keydown', start, { once: true })
    // Nothing is painted in a background tab, and a picture may hang.
    setTimeout(start, 4_000)
  }
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', wait, { once: true })
  else wait()
  starter?.remove()
}
