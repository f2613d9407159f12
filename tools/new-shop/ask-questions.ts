import { createInterface } from 'node:readline/promises'
import { findFault, type QuestionName, questionTexts } from './questions.ts'

type Ask = (question: string) => Promise<string>

/** Asks each question until its answer is good. */
export async function askQuestions(
  ask: Ask,
  say: (line: string) => void,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {}
  // The cast is true because the keys are the names of the questions.
  const names = Object.keys(questionTexts) as QuestionName[]
  for (const [at, name] of names.entries()) {
    let fault: string | null
    do {
      const text = await ask(`${at + 1}/${names.length} ${questionTexts[name]} `)
      fault = findFault(name, text)
      if (fault !== null) say(`  ${fault}`)
      answers[name] = text
    } while (fault !== null)
  }
  return answers
}

/** The same in a terminal. */
export async function askInTerminal(): Promise<Readonly<Record<string, string>>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await askQuestions((question) => terminal.question(question), console.log)
  } finally {
    terminal.close()
  }
}
