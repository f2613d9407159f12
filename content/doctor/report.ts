/* What `npm run doctor` prints around its findings. */

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const report = {
  local: (catalogue: string) => `Examined: the local store with ${catalogue}.`,
  demonstration:
    'It is the demonstration: goods and owner are invented, and what a real shop must change is noted.',
  hosted: (host: string) => `Examined: the store at ${host}.`,
  levels: { wrong: 'wrong', note: 'note' },
  unreached: 'Fix this first: the store was not asked for the rest.',
  fine: 'Nothing is wrong.',
  counts: (checks: number, wrong: number, notes: number) =>
    `${counted(checks, 'check', 'checks')}, ${wrong} wrong, ${counted(notes, 'note', 'notes')}.`,
  unfinished: (check: string, said: string) =>
    `The check ${check} got no answer from the store (${said}): run npm run doctor again.`,
  outOfTime: (seconds: number) =>
    `The check of the store took longer than ${seconds} s: run npm run doctor.`,
  broken: 'The check at start failed: run npm run doctor.',
  usage: `Usage: npm run doctor -- [--json]

  Examines the store and the shop's settings, and says what is wrong and how to fix it.
  --json    prints one JSON object; with "npm run --silent doctor -- --json" nothing else
  Ends with 0 when nothing is wrong, 1 when something is, 2 when it could not be run.`,
  refusedOption: (option: string) => `The doctor has no option ${option}.`,
} as const
