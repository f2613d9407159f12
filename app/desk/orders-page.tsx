import { deskFrame } from '#content/desk/frame.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPapers } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { DeskField } from './desk-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskNotice } from './desk-notice.tsx'
import { ListPager } from './list-pager.tsx'
import { OrderList } from './order-list.tsx'
import type { OrderFilterName, OrderRow, SeveralName } from './order-view.ts'
import { PrintButtons } from './print-buttons.tsx'

export type OrdersQuestion = {
  readonly show: OrderFilterName
  readonly search: string
  readonly before: string | null
}

export type OrdersPageProps = {
  readonly viewer: DeskViewer
  readonly question: OrdersQuestion
  readonly orders: readonly OrderRow[]
  readonly next: string | null
  readonly notice: { readonly tone: 'good' | 'bad'; readonly lines: readonly string[] } | null
}

const toAddress = ({ show, search, before }: OrdersQuestion, path: string = deskPaths.orders) => {
  const values = new URLSearchParams({ show, ...(search && { search }), ...(before && { before }) })
  return `${path}?${values}`
}

export function OrdersPage({ viewer, question, orders, next, notice }: OrdersPageProps) {
  return (
    <DeskDocument title={words.title} viewer={viewer} current="orders">
      {notice?.lines.map((line) => (
        <DeskNotice key={line} tone={notice.tone} text={line} />
      ))}
      <SearchForm question={question} />
      <p>
        <a href={deskPaths.dispatchOrders}>{words.dispatchSeveral}</a>
      </p>
      {orders.length === 0 ? (
        <p className="lead">{words.none}</p>
      ) : (
        <DeskForm action={deskPaths.severalOrders} viewer={viewer} className="chosen">
          <OrderList orders={orders} canChoose />
          <SeveralActs />
        </DeskForm>
      )}
      <ListPager
        newest={question.before === null ? null : toAddress({ ...question, before: null })}
        older={next === null ? null : toAddress({ ...question, before: next })}
      />
      {orders.length > 0 && (
        <p>
          <a href={toAddress({ ...question, before: null }, deskPaths.exportOrders)}>
            {words.export}
          </a>
        </p>
      )}
    </DeskDocument>
  )
}

function SeveralActs() {
  return (
    <fieldset className="buttons several">
      <legend>{words.chosen}</legend>
      {Object.entries(words.several).map(([act, label]) => (
        <button
          key={act}
          type="submit"
          name="act"
          value={act satisfies string as SeveralName}
          className="quiet"
        >
          {label}
        </button>
      ))}
      <PrintButtons labels={[deskPapers.slips, deskPapers.invoices]} />
    </fieldset>
  )
}

function SearchForm({ question: { show, search } }: Pick<OrdersPageProps, 'question'>) {
  return (
    <form action={deskPaths.orders} className="search">
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
