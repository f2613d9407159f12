import { Fragment } from 'react'
import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { listUrl } from '#app/desk/lists/list-url.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { StockTable } from './stock-table.tsx'
import { faultIdOf, type StockFilterName, type StockRow } from './stock-view.ts'

export type StockListParams = {
  readonly show: StockFilterName
  readonly search: string
  readonly after: string | null
}

export type StockPageProps = {
  readonly viewer: DeskViewer
  readonly params: StockListParams
  readonly rows: readonly StockRow[]
  readonly next: string | null
  /** Idempotency key: the same for each attempt to send this form. */
  readonly formKey: string
  /** Why nothing was saved. */
  readonly refusal: string | null
}

/** A table of stock and prices, saved by one button. */
export function StockPage(props: StockPageProps) {
  const { viewer, params, rows, next, formKey, refusal } = props
  const { show, search, after } = params
  return (
    <DeskDocument title={words.title} viewer={viewer} current="stock">
      <DeskNotice tone="bad" text={refusal}>
        <FaultLinks rows={rows} />
      </DeskNotice>
      <ListForm
        path={deskPaths.stock}
        choices={{ name: 'show', legend: words.show, labels: words.filters, chosen: show }}
        search={{ value: search, hint: words.searchHint }}
      />
      {rows.length === 0 ? (
        <p className="lead">{words.none}</p>
      ) : (
        <DeskForm
          action={listUrl(deskPaths.stock, { show, search, after })}
          viewer={viewer}
          className="stock"
        >
          <p className="lead">{words.lead}</p>
          <input type="hidden" name={formFields.key} value={formKey} />
          <StockTable rows={rows} />
          <button type="submit">{words.save}</button>
        </DeskForm>
      )}
      <ListPager
        path={deskPaths.stock}
        params={{ show, search }}
        by="after"
        at={after}
        next={next}
      />
    </DeskDocument>
  )
}

/** Names the refused rows, and leads to each: there are fifty on a page. */
function FaultLinks({ rows }: Pick<StockPageProps, 'rows'>) {
  return rows
    .filter(({ fault }) => fault !== null)
    .map((row) => (
      <Fragment key={row.variantId}>
        {' '}
        <a href={`#${faultIdOf(row)}`}>{words.fix(row.title)}</a>
      </Fragment>
    ))
}
