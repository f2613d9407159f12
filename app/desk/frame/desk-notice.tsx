import type { ReactNode } from 'react'

/** The result of the form that was sent. Screen readers read it first. Children follow the text, such as links. */
export function DeskNotice({
  tone,
  text,
  children,
}: {
  readonly tone: 'good' | 'bad'
  readonly text: string | null
  readonly children?: ReactNode
}) {
  if (text === null) return null
  return (
    <p className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {text}
      {children}
    </p>
  )
}
