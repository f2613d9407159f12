import { inks } from '../inks.ts'
import type { Body } from './body.ts'

const { night, cream, coral, lemon, marigold, rani, sky, skin, skinDark, skinLight, teal, violet } =
  inks

/** The characters of all clips. */
export const cast = {
  dadi: {
    hair: 'bun',
    hairInk: cream,
    skin: skinLight,
    dress: 'saree',
    cloth: violet,
    trim: marigold,
    glasses: true,
  },
  meera: {
    hair: 'long',
    hairInk: night,
    skin: skinLight,
    dress: 'saree',
    cloth: rani,
    trim: lemon,
  },
  kabir: { hair: 'short', hairInk: night, skin, dress: 'kurta', cloth: sky, trim: night },
  guddi: {
    hair: 'plaits',
    hairInk: night,
    skin: skinDark,
    dress: 'frock',
    cloth: lemon,
    trim: rani,
  },
  jassi: {
    hair: 'turban',
    hairInk: night,
    skin,
    dress: 'kurta',
    cloth: teal,
    trim: rani,
    moustache: true,
  },
  bunty: {
    hair: 'short',
    hairInk: night,
    skin: skinDark,
    dress: 'kurta',
    cloth: coral,
    trim: cream,
    glasses: true,
  },
  asha: {
    hair: 'bun',
    hairInk: night,
    skin: skinDark,
    dress: 'frock',
    cloth: inks.leaf,
    trim: lemon,
  },
  chacha: {
    hair: 'bald',
    hairInk: night,
    skin: skinLight,
    dress: 'kurta',
    cloth: marigold,
    trim: inks.vermilion,
    moustache: true,
  },
} as const satisfies Record<string, Body>
