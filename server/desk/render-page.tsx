import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A response with a page of the desk; the element is a whole document. */
export function renderPage(page: ReactElement, status = 200, headers: HeadersInit = {}): Response {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  const answer = new Response(html, { status, headers })
  answer.headers.set('Content-Type', 'text/html; charset=utf-8')
  return answer
}
