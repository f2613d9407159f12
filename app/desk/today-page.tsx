import type { ReactNode } from 'react'
import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { MessageList } from '#app/desk/messages/message-list.tsx'
import { OrderList } from '#app/desk/orders/order-list.tsx'
import type { OrderRow } from '#app/desk/orders/order-view.ts'
import { ReviewList } from '#app/desk/reviews/review-list.tsx'
import type { StockRow } from '#app/desk/stock/stock-view.ts'
import { deskOrders } from '#content/desk/orders.ts'
import { deskReviews } from '#content/desk/reviews.ts'
import { deskToday } from '#content/desk/today.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import type { ListedReview } from '#desk/reviews/list-reviews.ts'

type TodayPageProps = {
  readonly viewer: DeskViewer
  /** Grievances with a legal deadline, the most urgent first. */
  readonly grievances: readonly Message[]
  /** Questions to answer; grievances are in their own list. */
  readonly messages: readonly Message[]
  /** Number of open messages. */
  readonly open: number
  readonly toShip: number
  /** The newest orders to ship. */
  readonly orders: readonly OrderRow[]
  /** Number of letters that could not be sent in the last week. */
  readonly failedLetters: number
  /** Variants whose stock is low or sold out. */
  readonly low: readonly StockRow[]
  /** Number of unread reviews, and the newest of them. */
  readonly unread: number
  readonly reviews: readonly ListedReview[]
  readonly titles: ReadonlyMap<string, string>
  readonly now: Date
}

/** Everything that waits to be done. A section without tasks is left out. */
export function TodayPage(props: TodayPageProps) {
  const { viewer, grievances, messages, open, toShip, orders, failedLetters, low, now } = props
  const { unread, reviews, titles } = props
  const waiting = [grievances.length, open, toShip, failedLetters, low.length, unread]
  const isCalm = waiting.every((count) => count === 0)
  return (
    <DeskDocument title={deskToday.title} viewer={viewer} current="today">
      {isCalm && <p className="lead">{deskToday.calm}</p>}
      {grievances.length > 0 && (
        <Waiting title={deskToday.grievances}>
          <MessageList messages={grievances} now={now} />
        </Waiting>
      )}
      {toShip > 0 && (
        <Waiting title={deskToday.orders} note={deskToday.waiting(toShip)}>
          <OrderList orders={orders} />
          <p className="links">
            <a href={deskPaths.orders}>{deskToday.allOrders}</a>
            <a href={deskPaths.dispatchOrders}>{deskOrders.dispatchSeveral}</a>
          </p>
        </Waiting>
      )}
      {open > 0 && (
        <Waiting title={deskToday.messages} note={deskToday.open(open)}>
          <MessageList messages={messages} now={now} />
          <p>
            <a href={deskPaths.messages}>{deskToday.all}</a>
          </p>
        </Waiting>
      )}
      {failedLetters > 0 && (
        <Waiting title={deskToday.letters} note={deskToday.failed(failedLetters)}>
          <p>
            <a href={`${deskPaths.letters}?state=failed`}>{deskToday.seeFailed}</a>
          </p>
        </Waiting>
      )}
      {unread > 0 && (
        <Waiting title={deskReviews.today} note={deskToday.waiting(unread)}>
          <ReviewList reviews={reviews} titles={titles} />
          <p>
            <a href={deskPaths.reviews}>{deskReviews.seeAll}</a>
          </p>
        </Waiting>
      )}
      {low.length > 0 && (
        <Waiting title={deskToday.low}>
          <LowStock rows={low} />
        </Waiting>
      )}
    </DeskDocument>
  )
}

function LowStock({ rows }: { readonly rows: readonly StockRow[] }) {
  return (
    <>
      <ul className="card sums">
        {rows.map(({ variantId, title, stock }) => (
          <li key={variantId}>
            <span>{title}</span> <b>{stock}</b>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${deskPaths.stock}?show=low`}>{deskToday.refill}</a>
      </p>
    </>
  )
}

type WaitingProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Waiting({ title, note, children }: WaitingProps) {
  return (
    <section>
      <h2>
        {title} {note && <small className="count">{note}</small>}
      </h2>
      {children}
    </section>
  )
}
