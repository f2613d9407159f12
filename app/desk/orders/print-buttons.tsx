import { deskPaths } from '#desk/desk-paths.ts'

type PrintButtonsProps = { readonly labels: readonly [slips: string, invoices: string] }

/** Buttons that open a form's selected orders for printing, in a new tab so that the list stays open. */
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
