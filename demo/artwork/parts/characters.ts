import { inks } from '../inks.ts'
import type { Character } from './figure.ts'

const { skin, skinDark, skinLight, night } = inks

/** The people of the gully. */
export const people = {
  dadi: {
    skin: skinLight,
    hair: { style: 'veil', ink: inks.cream, worn: inks.rani },
    garment: { kind: 'saree', cloth: inks.rani, trim: inks.teal },
    glasses: 'dark',
    bindi: true,
    earrings: inks.marigold,
  },
  chacha: {
    skin,
    hair: { style: 'turban', ink: inks.coral, worn: inks.violet },
    garment: { kind: 'kurta', cloth: inks.lemon, trim: inks.coral },
    moustache: night,
  },
  meera: {
    skin: skinDark,
    hair: { style: 'curls', ink: night, worn: inks.lemon },
    garment: { kind: 'kurta', cloth: inks.sky, trim: inks.cream },
    bindi: true,
    earrings: inks.lemon,
  },
  bunty: {
    skin: skinLight,
    hair: { style: 'cap', ink: night, worn: inks.vermilion },
    garment: { kind: 'tee', cloth: inks.leaf, trim: inks.lemon },
  },
  pinky: {
    skin,
    hair: { style: 'plaits', ink: night, worn: inks.vermilion },
    garment: { kind: 'frock', cloth: inks.orange, trim: inks.cream },
  },
  kabir: {
    skin: skinDark,
    hair: { style: 'spikes', ink: night, worn: inks.coral },
    garment: { kind: 'shirt', cloth: inks.teal, trim: inks.cream },
    glasses: 'round',
  },
  ritu: {
    skin: skinLight,
    hair: { style: 'long', ink: inks.brown, worn: inks.coral },
    garment: { kind: 'saree', cloth: inks.violet, trim: inks.lemon },
    bindi: true,
    earrings: inks.teal,
  },
  gurpreet: {
    skin: skinLight,
    hair: { style: 'turban', ink: inks.lemon, worn: inks.coral },
    garment: { kind: 'vest', cloth: inks.peacock, trim: inks.lemon },
    beard: night,
    moustache: night,
  },
  zoya: {
    skin,
    hair: { style: 'bob', ink: night, worn: inks.coral },
    garment: { kind: 'hoodie', cloth: inks.coral, trim: inks.maroon },
    earrings: inks.sky,
  },
  aunty: {
    skin: skinDark,
    hair: { style: 'bun', ink: night, worn: inks.cream },
    garment: { kind: 'saree', cloth: inks.leaf, trim: inks.marigold },
    bindi: true,
    earrings: inks.marigold,
  },
  dada: {
    skin,
    hair: { style: 'bald', ink: inks.cream, worn: inks.cream },
    garment: { kind: 'vest', cloth: inks.brown, trim: inks.marigold },
    moustache: inks.cream,
    glasses: 'round',
  },
  arjun: {
    skin,
    hair: { style: 'side', ink: night, worn: inks.coral },
    garment: { kind: 'hoodie', cloth: inks.blue, trim: inks.navy },
  },
} as const satisfies Record<string, Character>
