import { apiAttacks } from './api-attacks.ts'
import type { Attack } from './attack.ts'
import { pageAttacks } from './page-attacks.ts'
import { pictureAttack } from './picture-attack.ts'
import { slowReaders } from './slow-readers.ts'
import { hugeAnswers } from './store-attack.ts'

/** Each of these once stopped the shop for everybody. */
export const attacks: readonly Attack[] = [
  ...apiAttacks,
  ...pageAttacks,
  pictureAttack,
  slowReaders,
  hugeAnswers,
]
