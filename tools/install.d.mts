/** The environment for npm, which must not run on the Node in the folder that it may replace. */
export function npmEnvironment(root: string): Record<string, string | undefined>

/** The npm that started this, on its Node; else the one in PATH: a program and its first options. */
export function npmCommand(): [string, ...string[]]
