/** The result of the form that was sent. Screen readers read it first. */
export function DeskNotice({
  tone,
  text,
}: {
  readonly tone: 'good' | 'bad'
  readonly text: string | null
}) {
  if (text === null) return null
  return (
    <p className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {text}
    </p>
  )
}
