import { Resvg } from '@resvg/resvg-js'
import { optimize } from 'svgo'

/** Width in pixels at which it is decided whether a shape is visible. */
const COMPARE_WIDTH = 620
/** A smaller change of a channel, of 255, is not visible. */
const VISIBLE_DIFFERENCE = 12
/** Decimals of a drawing unit, which is a third of a point on a phone: half of one is not visible. */
const DECIMALS = 0

const shape = /<(?:path|circle|ellipse|rect)\b[^>]*\/>/g

/**
 * The same picture in fewer bytes and shapes, for drawings that browsers get as SVG: covered shapes are left out, and
 * numbers are rounded and written short. Takes about a minute.
 */
export function compactDrawing(svg: string): string {
  const { data } = optimize(dropCovered(svg), {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: DECIMALS, applyTransforms: false },
            cleanupNumericValues: { floatPrecision: 2 },
            convertTransform: { floatPrecision: 2, transformPrecision: 4, degPrecision: 2 },
          },
        },
      },
    ],
  })
  return data
}

/** Leaves out each shape without which the picture looks the same. */
function dropCovered(svg: string): string {
  const whole = toPixels(svg)
  // From the last, so that the indices of earlier shapes stay valid. Shapes in a clip path are not drawn.
  const places = [...svg.replace(/<clipPath.*?<\/clipPath>/gs, hide).matchAll(shape)].toReversed()
  return places.reduce((kept, { index, 0: { length } }) => {
    const without = kept.slice(0, index) + kept.slice(index + length)
    return looksLike(toPixels(without), whole) ? without : kept
  }, svg)
}

const hide = (text: string) => ' '.repeat(text.length)

const toPixels = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: COMPARE_WIDTH } }).render().pixels

const looksLike = (one: Buffer, other: Buffer) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < VISIBLE_DIFFERENCE)
