/* What `npm run doctor` prints around its findings. */

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const report = {
  local: (catalogue: string) => `Checked: the local store with ${catalogue}.`,
  demonstration:
    'This is the demonstration shop with invented products and owner; the notes say what a real shop must change.',
  hosted: (host: string) => `Checked: the store at ${host}.`,
  levels: { wrong: 'wrong', note: 'note' },
  unreadStock: (said: string) =>
    `The stock and prices set at the desk cannot be read (${said}), so those of the catalogue's file were checked: run this as the user of the shop, or restore a backup.`,
  unreached: 'Fix this first: the other checks were skipped.',
  fine: 'Nothing is wrong.',
  counts: (checks: number, wrong: number, notes: number) =>
    `${counted(checks, 'check', 'checks')}, ${wrong} wrong, ${counted(notes, 'note', 'notes')}.`,
  unfinished: (check: string, said: string) =>
    `The check ${check} failed, because the store did not answer (${said}): run npm run doctor again.`,
  outOfTime: (seconds: number) =>
    `The check of the store took longer than ${seconds} s: run npm run doctor.`,
  broken: 'The check at start failed: run npm run doctor.',
  usage: `Usage: npm run doctor -- [--json]

  Checks the store and the shop's settings, and says what is wrong and how to fix it.
  --json    prints one JSON object, and nothing else with "npm run --silent doctor -- --json"
  Exits with 0 if nothing is wrong, 1 if something is, 2 if it could not run.`,
  refusedOption: (option: string) => `The doctor has no option ${option}.`,
} as const
