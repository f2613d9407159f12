import { expect, it } from 'vitest'
import type { EmblemName } from './emblem.tsx'
import type { IconName } from './icon.tsx'
import type { PictogramName } from './pictogram.tsx'
import sprite from './sprite.svg?raw'

/* Every name that the types allow: the compiler refuses a missing one. */
const icons: Record<IconName, true> = {
  'arrow-right': true,
  card: true,
  cart: true,
  cash: true,
  check: true,
  'chevron-down': true,
  clock: true,
  close: true,
  eye: true,
  'eye-struck': true,
  heart: true,
  instagram: true,
  menu: true,
  minus: true,
  moon: true,
  pause: true,
  'phone-off': true,
  play: true,
  players: true,
  plus: true,
  refresh: true,
  search: true,
  shuffle: true,
  sun: true,
  trash: true,
  upi: true,
  youtube: true,
}
const pictograms: Record<PictogramName, true> = {
  cracker: true,
  hands: true,
  letter: true,
  parcel: true,
  return: true,
  shield: true,
  truck: true,
  wheel: true,
}
const emblems: Record<EmblemName, true> = {
  best: true,
  cards: true,
  combo: true,
  couple: true,
  drinking: true,
  family: true,
  party: true,
  plug: true,
}

const drawn = (kind: string) =>
  [...sprite.matchAll(new RegExp(`id="${kind}-([a-z-]+)"`, 'g'))].map(([, name]) => name)

it.each([
  ['icon', icons],
  ['pictogram', pictograms],
  ['emblem', emblems],
])('the sprite draws each %s once, and no other', (kind, names) => {
  expect(drawn(kind).toSorted()).toEqual(Object.keys(names).toSorted())
})
