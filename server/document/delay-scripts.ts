import { inlineScript } from './inline-script.ts'

const preloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/

/**
 * Loads the scripts after the page: on a phone they share the bandwidth with the picture, the fonts and the styles of
 * the first screen. The module script and its preloads wait in a template until the picture is painted, the shopper
 * touches the page, or a timeout ends. In a prerendered page they wait until it is opened: nothing is counted, stored
 * or timed for a visit that may never happen.
 * @param nonce marks the added script as one of ours (document-policy.ts)
 */
export function delayScripts(html: string, nonce: string): string {
  const links = html.match(preloads)?.join('') ?? ''
  return html
    .replaceAll(preloads, '')
    .replace(
      moduleScript,
      (script) => `<template>${links}${script}</template>${inlineScript(nonce, startAfterPaint)}`,
    )
}

/** Runs in the page, right after the template. */
function startAfterPaint(): void {
  'in page'
  const starter = document.currentScript
  const template = starter?.previousElementSibling
  if (!(template instanceof HTMLTemplateElement)) return
  /** Runs the script again when one of its files was lost: after one second, two, and then every three. */
  const keepTrying = (script: HTMLScriptElement, delay: number) => {
    script.onerror = () =>
      setTimeout(() => {
        // A clone would count as run.
        const next = document.createElement('script')
        next.type = 'module'
        next.async = true
        next.text = script.text
        keepTrying(next, Math.min(delay + 1000, 3000))
        script.replaceWith(next)
      }, delay)
  }
  const start = () => {
    for (const script of template.content.querySelectorAll('script')) keepTrying(script, 1000)
    document.head.append(...template.content.querySelectorAll('link'))
    // In the position where React rendered the script, or hydration would fail.
    template.replaceWith(template.content)
  }
  // Waits for the picture's frame, then for the first paint, which decoding may delay; `buffered` reports earlier ones.
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
    // A background tab paints nothing, and a picture may hang.
    setTimeout(start, 4_000)
  }
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', wait, { once: true })
  else wait()
  starter?.remove()
}
