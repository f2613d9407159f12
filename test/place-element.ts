/** As browsers measure it; jsdom measures nothing. */
export function rectOf(left: number, top: number, width: number, height: number): DOMRect {
  const far = { right: left + width, bottom: top + height }
  return { left, top, x: left, y: top, width, height, ...far, toJSON: () => '' }
}

/** Puts an element on the page of 1000 x 1000 pixels. */
export function place(
  element: HTMLElement,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  element.getBoundingClientRect = () => rectOf(left, top, width, height)
  document.body.append(element)
  return element
}
