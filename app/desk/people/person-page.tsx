import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { SureForm } from '#app/desk/frame/sure-form.tsx'
import { deskPerson as words } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { PersonRecords } from '#desk/people/people.ts'

export type PersonPageProps = {
  readonly viewer: DeskViewer
  /** The section of the desk that links here. */
  readonly part: string
  /** Path of the page that links here. The export and the erasure have paths below it. */
  readonly address: string
  readonly mailbox: string
  readonly records: PersonRecords
  /** Null with a hosted store. */
  readonly orders: readonly { readonly id: number; readonly number: string }[] | null
  /** Why nothing was erased. */
  readonly refusal: string | null
}

/** The data that the shop keeps of one person, to export or erase. */
export function PersonPage(props: PersonPageProps) {
  const { viewer, part, address, mailbox, refusal } = props
  return (
    <DeskDocument title={words.title} viewer={viewer} current={part}>
      <p className="lead">{words.lead(mailbox)}</p>
      <section className="card">
        <Records {...props} />
        <p>
          <a href={`${address}/person.json`}>{words.export}</a>
        </p>
      </section>
      <section className="card">
        <h2>{words.erase}</h2>
        <p>{words.eraseLead}</p>
        <SureForm
          action={`${address}/erase-person`}
          viewer={viewer}
          sure={words.sure}
          label={words.erase}
          fault={refusal}
        />
      </section>
    </DeskDocument>
  )
}

function Records({ records, orders }: Pick<PersonPageProps, 'records' | 'orders'>) {
  const { messages, subscriptions, reviews, wishes } = records
  const tickets = messages.map(({ id, ticket }) => [deskPaths.message(id), ticket] as const)
  const numbers = orders?.map(({ id, number }) => [deskPaths.order(id), number] as const)
  return (
    <>
      {numbers ? (
        <>
          <p>{words.orders(numbers.length)}</p>
          <Links to={numbers} />
        </>
      ) : (
        <p className="hint">{words.hosted}</p>
      )}
      <p>{words.messages(messages.length)}</p>
      <Links to={tickets} />
      <p>{words.subscriptions(subscriptions.length)}</p>
      <p>{words.reviews(reviews.length)}</p>
      <p>{words.wishes(wishes.length)}</p>
    </>
  )
}

function Links({ to }: { readonly to: readonly (readonly [address: string, label: string])[] }) {
  if (to.length === 0) return null
  return (
    <p className="links">
      {to.map(([address, label]) => (
        <a key={address} href={address}>
          {label}
        </a>
      ))}
    </p>
  )
}
