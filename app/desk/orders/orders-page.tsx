import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { listUrl } from '#app/desk/lists/list-url.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPapers } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { OrderList } from './order-list.tsx'
import type { BulkActionName, OrderFilterName, OrderRow } from './order-view.ts'
import { PrintButtons } from './print-buttons.tsx'

export type OrderListParams = {
  readonly show: OrderFilterName
  readonly search: string
  readonly before: string | null
  /** Whether all orders of the page are selected. */
  readonly isAllChosen: boolean
}

export type OrdersPageProps = {
  readonly viewer: DeskViewer
  readonly params: OrderListParams
  readonly orders: readonly OrderRow[]
  readonly next: string | null
  /** What was not done with several orders, after what was. */
  readonly refusals: readonly string[]
}

export function OrdersPage({ viewer, params, orders, next, refusals }: OrdersPageProps) {
  const { show, search, before } = params
  return (
    <DeskDocument title={words.title} viewer={viewer} current="orders">
      {refusals.map((line) => (
        <DeskNotice key={line} tone="bad" text={line} />
      ))}
      <ListForm
        path={deskPaths.orders}
        choices={{ name: 'show', legend: words.show, labels: words.filters, chosen: show }}
        search={{ value: search, hint: words.searchHint }}
      />
      <p className="links">
        <a href={deskPaths.dispatchOrders}>{words.dispatchSeveral}</a>
        {orders.length > 1 && (
          <a href={listUrl(deskPaths.orders, { show, search, before, chosen: 'all' })}>
            {words.chooseAll(orders.length)}
          </a>
        )}
      </p>
      {orders.length === 0 ? (
        <p className="lead">{words.none}</p>
      ) : (
        <DeskForm
          action={listUrl(deskPaths.severalOrders, { show, search, before })}
          viewer={viewer}
          className="chosen"
        >
          <OrderList orders={orders} canChoose isChosen={params.isAllChosen} />
          <BulkActions />
        </DeskForm>
      )}
      <ListPager path={deskPaths.orders} params={{ show, search }} at={before} next={next} />
      <p className="links">
        {orders.length > 0 && (
          <a href={listUrl(deskPaths.exportOrders, { show, search })}>{words.export}</a>
        )}
        <a href={deskPaths.exportInvoices}>{words.exportInvoices}</a>
        <a href={deskPaths.exportCreditNotes}>{words.exportCreditNotes}</a>
      </p>
    </DeskDocument>
  )
}

function BulkActions() {
  return (
    <fieldset className="buttons several">
      <legend>{words.chosen}</legend>
      {Object.entries(words.bulkActions).map(([action, label]) => (
        <button
          key={action}
          type="submit"
          name="act"
          value={action satisfies string as BulkActionName}
          className="quiet"
        >
          {label}
        </button>
      ))}
      <PrintButtons labels={[deskPapers.slips, deskPapers.invoices]} />
    </fieldset>
  )
}
