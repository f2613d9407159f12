import { describe, expect, it } from 'vitest'
import { people } from '../parts/characters.ts'
import { drawGarment } from '../parts/garment.ts'
import { hairAbove } from '../parts/hair.ts'
import { drawHead } from '../parts/head.ts'
import { drawFigure, type Pose, reaching, toFigure, toScene } from './figure.ts'

const pose: Pose = { x: 120, y: 400, scale: 1.2, lean: 14, squash: 0.1 }

describe('a figure', () => {
  it('converts points between figure and scene', () => {
    const [x, y] = toFigure(pose, toScene(pose, [40, -150]))
    expect(x).toBeCloseTo(40, 6)
    expect(y).toBeCloseTo(-150, 6)
  })

  it('keeps its feet in place when it leans', () => {
    expect(toScene(pose, [0, 0])).toEqual([120, 400])
  })

  it('reaches a point of the scene with the object in its hand', () => {
    const reached = reaching({ ...pose, left: { holds: '<path/>' } }, [90, 300], [160, 310])
    expect(toScene(reached, reached.left?.at ?? [0, 0])[0]).toBeCloseTo(90, 6)
    expect(reached.left?.holds).toBe('<path/>')
  })

  it('has no invalid numbers when a hand is at the shoulder or far away', () => {
    for (const at of [
      [34, -126],
      [900, -900],
    ] as const) {
      expect(drawFigure(people.gurpreet, { ...pose, right: { at } })).not.toMatch(/NaN|Infinity/)
    }
  })

  it('looks like the same person in other pictures, also when turned', () => {
    const { hair, garment, ...face } = people.gurpreet
    const drawn = drawFigure(people.gurpreet, { ...pose, mood: 'shock', look: [0.5, -1] })
    expect(drawn).toContain(drawHead({ ...face, mood: 'shock', turn: 0.5, rise: -1 }))
    expect(drawn).toContain(hairAbove(hair))
    expect(drawn).toContain(drawGarment(garment, face.skin, 208))
  })

  it('blushes only when told to', () => {
    expect(drawFigure(people.meera, { ...pose, blush: 1 })).not.toBe(drawFigure(people.meera, pose))
  })
})
