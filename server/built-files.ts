/** A path that could name a built or public file: its last part has an ending. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

const YEAR = 365 * 24 * 60 * 60

/** Files under /assets carry a hash in their name and never change; the others may. */
export function fileHeaders(path: string): [string, string][] {
  const forever = path.startsWith('/assets/')
  return [
    [
      'Cache-Control',
      forever ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600, must-revalidate',
    ],
    ['Vary', 'Accept-Encoding'],
  ]
}
