import { describe, expect, it } from 'vitest'
import { people } from '../parts/characters.ts'
import { drawGarment } from '../parts/garment.ts'
import { hairAbove } from '../parts/hair.ts'
import { drawHead } from '../parts/head.ts'
import { drawFigure, type Pose, reaching, toScene } from './figure.ts'

const pose: Pose = { x: 120, y: 400, scale: 1.2, lean: 14, squash: 0.1 }

describe('a figure', () => {
  it('keeps its feet in place when it leans', () => {
    expect(toScene(pose, [0, 0])).toEqual([120, 400])
  })

  it('reaches two points of the scene, with the object in its hand', () => {
    const reached = reaching({ ...pose, left: { holds: '<path/>' } }, [90, 300], [160, 310])
    const inScene = [reached.left, reached.right].flatMap((hand) =>
      toScene(pose, hand?.at ?? [0, 0]),
    )
    expect(inScene.map((number) => Number(number.toFixed(6)))).toEqual([90, 300, 160, 310])
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
