/** Runs in the page before its scripts: keeps which end of each flight lies over the page's picture, and whether that is hidden. */
export function recordFlights() {
  const flights: object[] = []
  Object.assign(window, { flights })
  const { animate } = Element.prototype
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, width, height }
  }
  const liesOver = (slide: Element, image: Element) => {
    const [one, other] = [boxOf(slide), boxOf(image)]
    const size = Math.min(one.width / other.width, one.height / other.height)
    return Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(size - 1) < 0.01
  }
  let slide: { element: Element; flight: Animation } | null = null
  Element.prototype.animate = function record(...args) {
    const flight = animate.apply(this, args)
    if (this.matches('.zoom-row *')) slide = { element: this, flight }
    if (!slide || !this.matches('.gallery-well img')) return flight
    const hidden = getComputedStyle(this).opacity === '0'
    const { element, flight: way } = slide
    if (liesOver(element, this)) flights.push({ from: 'page', hidden })
    way.currentTime = 199.999
    if (liesOver(element, this)) flights.push({ to: 'page', hidden })
    way.currentTime = 0
    return flight
  }
}
