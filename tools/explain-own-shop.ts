import { existsSync } from 'node:fs'
import { goodsFolder } from '#server/settings/select-new-shop-catalogue.ts'

/** Why tests fail in a shop made by `npm run new-shop`; null without failures, and in the demonstration. */
export function explainOwnShop(failed: number, folder = goodsFolder): string | null {
  if (failed === 0 || !existsSync(folder)) return null
  return 'This is a shop of your own: tests that quote the texts, pictures or products of the demonstration fail here.\nA failure is about the software only if it also happens in a fresh clone, without your changes to merchant/ and public/.'
}
