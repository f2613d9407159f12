import { effectRules } from './effect-rules.ts'
import { importRules } from './import-rules.ts'
import { nameRules } from './name-rules.ts'
import { sentenceRules } from './sentence-rules.ts'
import { sizeRules } from './size-rules.ts'
import type { Rule } from './source-file.ts'
import { textRules } from './text-rules.ts'

/** Every rule of the house style that is checked file by file. */
export const allRules: readonly Rule[] = [
  ...importRules,
  ...nameRules,
  ...sentenceRules,
  ...sizeRules,
  ...textRules,
  ...effectRules,
]
