import type { CartLine } from '#commerce/model/cart-line.ts'

/** A line of a game at ₹799 that is named like its variant. */
export function cartLine(variantId: string, quantity = 1): CartLine {
  return {
    variantId,
    quantity,
    product: { handle: variantId, title: variantId, images: [] },
    variant: {
      id: variantId,
      title: 'Default Title',
      price: { minor: 799_00, currency: 'INR' },
      available: true,
    },
  }
}
