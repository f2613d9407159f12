/** How many rows of a box, one every 8 px, another element covers in the middle. */
export function countCoveredRows(box: Element): number {
  const { left, width, top, height } = box.getBoundingClientRect()
  const rows = Array.from({ length: Math.floor(height / 8) - 1 }, (_, row) => top + (row + 1) * 8)
  return rows.filter((y) => !box.contains(document.elementFromPoint(left + width / 2, y))).length
}
