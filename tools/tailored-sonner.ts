import type { Plugin } from 'vite'

/** Replaces what must be there to be replaced. */
function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) throw new Error(`sonner changed: it has no ${pattern}; look again`)
  return code.replace(pattern, replacement)
}

/**
 * sonner appends a <style> to the page as it loads, which `style-src 'self'` refuses: the call is cut
 * out, and app/toasts/toasts.css says the little that the shop needs of it. A swipe of 20 px sends a
 * toast away (specification section 9), which sonner has no option for.
 */
export function tailoredSonner(): Plugin {
  return {
    name: 'tailored-sonner',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        return { code: tailorSonner(code), map: null }
      },
    },
  }
}

/** @param code sonner's own module */
export function tailorSonner(code: string): string {
  const styleless = replaceOnce(code, /^__insertCSS\(".*"\);?$/m, '')
  return replaceOnce(styleless, /SWIPE_THRESHOLD = \d+;/, 'SWIPE_THRESHOLD = 20;')
}
