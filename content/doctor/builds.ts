/* What the log says about the builds that releases share. */

export const builds = {
  unwritable: (folder: string, said: string) =>
    `The folder of BUILDS_DIR, ${folder}, cannot be written (${said}), so pages of another release may miss their scripts: make it writable, or choose another.`,
} as const
