import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Message } from '#desk/messages/list-messages.ts'

type MessageActionsProps = {
  readonly viewer: DeskViewer
  readonly message: Message
  readonly staff: readonly string[]
}

/** The actions that the message's state allows. */
export function MessageActions({ viewer, message, staff }: MessageActionsProps) {
  const { id, kind, state, acknowledgedAt } = message
  const actions = [
    ...(acknowledgedAt === null ? [['acknowledge', words.acknowledge] as const] : []),
    kind === 'query'
      ? (['to-grievance', words.toGrievance] as const)
      : (['to-query', words.toQuery] as const),
    ...(state === 'open' ? [] : [['reopen', words.reopen] as const]),
    ...(state === 'closed' ? [] : [['close', words.close] as const]),
  ]
  return (
    <section className="card">
      <h2>{words.actions}</h2>
      <AssignForm viewer={viewer} message={message} staff={staff} />
      <div className="buttons">
        {actions.map(([action, label]) => (
          <DeskForm key={action} action={deskPaths.messageAction(id, action)} viewer={viewer}>
            <button type="submit" className="quiet">
              {label}
            </button>
          </DeskForm>
        ))}
      </div>
    </section>
  )
}

function AssignForm({ viewer, message: { id, assignee }, staff }: MessageActionsProps) {
  return (
    <DeskForm action={deskPaths.messageAction(id, 'assign')} viewer={viewer} className="inline">
      <p className="field">
        <label htmlFor="assignee">{words.assignee}</label>
        <select id="assignee" name="assignee" defaultValue={assignee ?? ''}>
          <option value="">{words.nobody}</option>
          {staff.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      <button type="submit" className="quiet">
        {words.assign}
      </button>
    </DeskForm>
  )
}
