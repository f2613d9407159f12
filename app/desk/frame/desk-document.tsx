import type { ReactNode } from 'react'
import { deskFrame } from '#content/desk/frame.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { brand } from '#merchant/brand.ts'
import stylesheet from './desk.css?url'
import { DeskForm } from './desk-form.tsx'
import { DeskNotice } from './desk-notice.tsx'

/** The member who is signed in. */
export type DeskViewer = {
  readonly name: string
  readonly formToken: string
  /** What the form did that was sent before this page. */
  readonly notice: readonly string[]
}

type DeskDocumentProps = {
  readonly title: string
  /** Null on the pages before signing in. */
  readonly viewer: DeskViewer | null
  /** The section of the desk that the page belongs to. */
  readonly current?: string
  readonly children: ReactNode
}

/** A whole page of the desk. It has no script: links and forms do everything. */
export function DeskDocument({ title, viewer, current, children }: DeskDocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{deskFrame.title(title, brand.name)}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a className="skip" href="#page">
          {deskFrame.skip}
        </a>
        <DeskHeader viewer={viewer} current={current} />
        <main id="page" tabIndex={-1}>
          <h1>{title}</h1>
          {viewer?.notice.map((line) => (
            <DeskNotice key={line} tone="good" text={line} />
          ))}
          {children}
        </main>
      </body>
    </html>
  )
}

type DeskPart = readonly [part: string, label: string, path: string]

/** Sections needed every day. */
const parts: readonly DeskPart[] = [
  ['today', deskFrame.today, deskPaths.today],
  ['orders', deskFrame.orders, deskPaths.orders],
  ['stock', deskFrame.stock, deskPaths.stock],
  ['messages', deskFrame.messages, deskPaths.messages],
]

/** Sections behind "More", so that the navigation fits two lines on a phone. */
const moreParts: readonly DeskPart[] = [
  ['reviews', deskFrame.reviews, deskPaths.reviews],
  ['letters', deskFrame.letters, deskPaths.letters],
  ['subscribers', deskFrame.subscribers, deskPaths.subscribers],
  ['wishes', deskFrame.wishes, deskPaths.wishes],
  ['figures', deskFrame.figures, deskPaths.figures],
  ['log', deskFrame.log, deskPaths.log],
  ['settings', deskFrame.settings, deskPaths.settings],
]

function DeskHeader({ viewer, current }: Pick<DeskDocumentProps, 'viewer' | 'current'>) {
  return (
    <header className="desk-header">
      <div className="desk-brand">
        <p className="desk-name">
          <span>{brand.wordmark}</span> {deskFrame.desk}
        </p>
        {viewer && (
          <DeskForm action={deskPaths.signOut} viewer={viewer} className="sign-out">
            <span className="who">{viewer.name}</span>
            <button type="submit" className="plain">
              {deskFrame.signOut}
            </button>
          </DeskForm>
        )}
      </div>
      {viewer && (
        <nav aria-label={deskFrame.parts} className="desk-nav">
          <DeskParts parts={parts} current={current} />
          <details open={moreParts.some(([part]) => part === current)}>
            <summary>{deskFrame.more}</summary>
            <DeskParts parts={moreParts} current={current} />
          </details>
        </nav>
      )}
    </header>
  )
}

type DeskPartsProps = {
  readonly parts: readonly DeskPart[]
  readonly current: string | undefined
}

function DeskParts({ parts: listed, current }: DeskPartsProps) {
  return (
    <ul>
      {listed.map(([part, label, path]) => (
        <li key={part}>
          <a href={path} aria-current={part === current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
