import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LoadedFile } from './visit-page.ts'

/** A static page's address, and how to stop its server. */
export type StaticPage = { readonly address: string; readonly stop: () => void }

type Answer = { readonly type: string; readonly body: Buffer }

/** The header that Chromium sends for pictures. */
const pictureTypes = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

/**
 * Serves a static page of the same bytes as another one: a document of its size, its pictures one below the other, and
 * as much as its other files, fetched last and not used.
 * @param files of the other page, the document first
 */
export async function serveStaticPage(files: readonly LoadedFile[]): Promise<StaticPage> {
  const [document, ...others] = files.filter(({ url }) => url.startsWith('http'))
  const answers = new Map<string, Answer>()
  const markup: string[] = []
  for (const [at, file] of others.entries()) {
    const isPicture = file.type === 'Image'
    answers.set(`/${at}`, isPicture ? await readPicture(file.url) : toFiller(file.bytes))
    markup.push(isPicture ? `<p><img alt="" src="/${at}">` : `<link rel="prefetch" href="/${at}">`)
  }
  answers.set('/', toDocument(markup, document?.bytes ?? 0))
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url)
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' })
    response.end(answer?.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

async function readPicture(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: pictureTypes })
  const type = response.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await response.arrayBuffer()) }
}

const toFiller = (bytes: number): Answer => ({
  type: 'application/octet-stream',
  body: Buffer.alloc(bytes),
})

function toDocument(markup: readonly string[], bytes: number): Answer {
  const text = [
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">',
    '<title>A static page</title><style>img { width: 100% }</style><h1>A static page</h1>',
    ...markup,
  ].join('\n')
  const filler = '.'.repeat(Math.max(bytes - text.length, 0))
  return { type: 'text/html; charset=utf-8', body: Buffer.from(`${text}<!--${filler}-->`) }
}
