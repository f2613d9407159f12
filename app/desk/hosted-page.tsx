import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskHosted as words } from '#content/desk/hosted.ts'

export type HostedPart = keyof typeof words.links

type HostedPageProps = {
  readonly viewer: DeskViewer
  readonly part: HostedPart
  /** Base URL of the store's admin. */
  readonly admin: string
}

/** Links to the hosted store's admin, for data that only the store has. */
export function HostedPage({ viewer, part, admin }: HostedPageProps) {
  return (
    <DeskDocument title={deskFrame[part]} viewer={viewer} current={part}>
      <p className="lead">{words.lead}</p>
      <ul className="card">
        {words.links[part].map(([path, label]) => (
          <li key={path}>
            <p>
              <a href={`${admin}/${path}`} rel="noreferrer">
                {label}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">{words.note}</p>
    </DeskDocument>
  )
}
