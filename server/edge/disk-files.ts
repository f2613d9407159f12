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
 * Stands in for a network's service of static files where workerd runs by itself, whose disk service knows neither types
 * nor compressed copies.
 */
const files = new Hono<Env>().use(async (c, next) => {
  const file = await serveFromDisk(c, next)
  // Compressed as it lies on the disk: workerd would do it again.
  return (
    file && new Response(file.body, { headers: file.headers, encodeBody: 'manual' } as ResponseInit)
  )
})

export default files
