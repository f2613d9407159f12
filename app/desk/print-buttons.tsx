import { deskPaths } from '#desk/desk-paths.ts'

type PrintButtonsProps = { readonly labels: readonly [slips: string, invoices: string] }

/** Send a form's chosen orders to be printed, in a page of its own: the list stays as it is. */
export function PrintButtons({ labels: [slips, invoices] }: PrintButtonsProps) {
  return (
    <>
      <PrintButton what="slips" label={slips} />
      <PrintButton what="invoices" label={invoices} />
    </>
  )
}

export function PrintButton({ what, label }: { readonly what: string; readonly label: string }) {
  return (
    <button
      type="submit"
      className="quiet"
      formAction={deskPaths.papers(what)}
      formTarget="_blank"
      formNoValidate
    >
      {label}
    </button>
  )
}
