import { data } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

export function loader(): never {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFoundRoute() {
  return <NotFoundPage />
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
