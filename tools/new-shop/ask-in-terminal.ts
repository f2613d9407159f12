import { createInterface } from 'node:readline/promises'
import { OperatorError } from '#platform/operator-error.ts'
import { findFault, type QuestionName, questionTexts } from './questions.ts'

type Ask = (question: string) => Promise<string>

/** Asks each question until the answer is valid. */
async function askQuestions(
  ask: Ask,
  say: (line: string) => void,
): Promise<Readonly<Record<string, string>>> {
  const answers: Partial<Record<QuestionName, string>> = {}
  // The cast is true because the keys are the names of the questions.
  const names = Object.keys(questionTexts) as QuestionName[]
  for (const [at, name] of names.entries()) {
    let fault: string | null
    do {
      const text = await ask(`${at + 1}/${names.length} ${questionTexts[name]} `)
      fault = findFault(name, text, answers)
      if (fault !== null) say(`  ${fault}`)
      answers[name] = text
    } while (fault !== null)
  }
  return answers
}

/**
 * The same in a terminal.
 * @throws OperatorError when it is closed before the last answer, for example by Ctrl-C
 */
export async function askInTerminal(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Readonly<Record<string, string>>> {
  const terminal = createInterface({ input, output })
  const left = new Promise<never>((_, reject) => {
    terminal.once('close', () =>
      reject(new OperatorError('\nCancelled before the last question: nothing was written.')),
    )
  })
  // It also closes after the last answer.
  left.catch(() => undefined)
  const ask = (question: string) => Promise.race([terminal.question(question), left])
  try {
    return await askQuestions(ask, console.log)
  } finally {
    terminal.close()
  }
}
