import { deskFrame } from '#content/desk/frame.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskField } from './desk-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskNotice } from './desk-notice.tsx'
import { formFields } from './form-fields.ts'
import { ListPager } from './list-pager.tsx'
import { StockTable } from './stock-table.tsx'
import type { StockFilterName, StockRow } from './stock-view.ts'

export type StockQuestion = {
  readonly show: StockFilterName
  readonly search: string
  readonly after: string | null
}

export type StockPageProps = {
  readonly viewer: DeskViewer
  readonly question: StockQuestion
  readonly rows: readonly StockRow[]
  readonly next: string | null
  /** The same for each attempt to send this form. */
  readonly formKey: string
  readonly notice: { readonly tone: 'good' | 'bad'; readonly text: string } | null
}

const toAddress = ({ show, search, after }: StockQuestion) => {
  const values = new URLSearchParams({ show, ...(search && { search }), ...(after && { after }) })
  return `${deskPaths.stock}?${values}`
}

/** Many rows to change, and one button. */
export function StockPage(props: StockPageProps) {
  const { viewer, question, rows, next, formKey, notice } = props
  return (
    <DeskDocument title={words.title} viewer={viewer} current="stock">
      {notice && <DeskNotice tone={notice.tone} text={notice.text} />}
      <SearchForm question={question} />
      {rows.length === 0 ? (
        <p className="lead">{words.none}</p>
      ) : (
        <DeskForm action={toAddress(question)} viewer={viewer} className="stock">
          <p className="lead">{words.lead}</p>
          <input type="hidden" name={formFields.key} value={formKey} />
          <StockTable rows={rows} />
          <button type="submit">{words.save}</button>
        </DeskForm>
      )}
      <ListPager
        newest={question.after === null ? null : toAddress({ ...question, after: null })}
        older={next === null ? null : toAddress({ ...question, after: next })}
        labels="list"
      />
    </DeskDocument>
  )
}

function SearchForm({ question: { show, search } }: Pick<StockPageProps, 'question'>) {
  return (
    <form action={deskPaths.stock} className="search">
      <fieldset className="choices">
        <legend>{words.show}</legend>
        {Object.entries(words.filters).map(([name, label]) => (
          <label key={name}>
            <input type="radio" name="show" value={name} defaultChecked={name === show} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <DeskField
        label={deskFrame.search}
        hint={words.searchHint}
        name="search"
        type="search"
        defaultValue={search}
        maxLength={200}
      />
      <button type="submit">{deskFrame.show}</button>
    </form>
  )
}
