import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'

type Env = { Bindings: { readonly DISK: { readonly fetch: (url: string) => Promise<Response> } } }

const serveFromDisk = serveStatic<Env>({
  root: '/',
  precompressed: true,
  async getContent(path, c) {
    const file = await c.env.DISK.fetch(`http://disk${path}`)
    return file.ok ? file.body : null
  },
})

/**
 * Replaces a network's service for static files when workerd runs alone: its disk service sets no content types and
 * does not serve compressed copies.
 */
const files = new Hono<Env>().use(async (c, next) => {
  const file = await serveFromDisk(c, next)
  // The file is already compressed on disk: workerd would compress it again.
  return (
    file && new Response(file.body, { headers: file.headers, encodeBody: 'manual' } as ResponseInit)
  )
})

export default files
