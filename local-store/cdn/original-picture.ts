import { readFile } from 'node:fs/promises'

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Whether a picture's URL requests the file itself, byte for byte (`?format=original`). */
export function isOriginalAsked(parameters: URLSearchParams): boolean {
  return parameters.get('format') === 'original'
}

/** The merchant's file, unchanged, so that an import elsewhere loses nothing. @throws when it cannot be read */
export async function originalPicture(path: string): Promise<Response> {
  const ending = path.split('.').at(-1)?.toLowerCase() ?? ''
  return new Response(new Uint8Array(await readFile(path)), {
    headers: {
      'Content-Type': contentTypes[ending] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
