/** Whether any part of it is in the viewport. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
