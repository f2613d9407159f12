import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { deskMessages as words } from '#content/desk/messages.ts'
import { deskPaths } from '#desk/desk-paths.ts'

/** Most characters of an answer. */
export const MAX_ANSWER_LENGTH = 10_000

type AnswerFormProps = {
  readonly viewer: DeskViewer
  readonly id: number
  /** Answers on the page; sent along, so that two members do not both answer. */
  readonly seen: number
  readonly draft: { readonly text: string; readonly key: string; readonly fault: string | null }
}

export function AnswerForm({ viewer, id, seen, draft: { text, key, fault } }: AnswerFormProps) {
  return (
    <DeskForm action={deskPaths.messageAction(id, 'answer')} viewer={viewer} className="card">
      <input type="hidden" name={formFields.key} value={key} />
      <input type="hidden" name="seen" value={seen} />
      <p className="field">
        <label htmlFor="answer">{words.answer}</label>
        <textarea
          id="answer"
          name="text"
          rows={6}
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={text}
          required
          aria-describedby={fault ? 'answer-hint answer-fault' : 'answer-hint'}
          aria-invalid={fault ? true : undefined}
        />
        <small id="answer-hint" className="hint">
          {words.answerHint}
        </small>
        {fault && (
          <strong id="answer-fault" className="fault">
            {fault}
          </strong>
        )}
      </p>
      <button type="submit">{words.sendAnswer}</button>
    </DeskForm>
  )
}
