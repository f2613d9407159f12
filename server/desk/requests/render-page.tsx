import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A response with a page of the desk; the element is a whole document. */
export function renderPage(page: ReactElement, status = 200, headers: HeadersInit = {}): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  const response = new Response(html, { status, headers })
  response.headers.set('Content-Type', 'text/html; charset=utf-8')
  return response
}
