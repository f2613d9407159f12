import { deskStock as words } from '#content/desk/stock.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import {
  faultIdOf,
  nameStockField,
  type StockFieldName,
  type StockRow,
  type StoredFieldName,
  stockFields,
  storedFields,
} from './stock-view.ts'

/** On a phone each row is a card, with the headings beside the fields. */
export function StockTable({ rows }: { readonly rows: readonly StockRow[] }) {
  return (
    <table className="stock-table">
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.stock}</th>
          {stockFields.map((name) => (
            <th key={name} scope="col">
              {words[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StockTableRow key={row.variantId} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function StockTableRow({ row }: { readonly row: StockRow }) {
  const { variantId, title, sku, stock, state, stockAtRender, storedAtRender, fault } = row
  const faultId = faultIdOf(row)
  return (
    <tr>
      <th scope="row">
        <a href={deskPaths.variant(variantId)}>{title}</a>{' '}
        {sku !== '' && <small className="hint">{sku}</small>}
        {fault !== null && (
          <strong id={faultId} className="fault">
            {fault}
          </strong>
        )}
      </th>
      <td data-label={words.stock}>
        {stock} {state !== null && <span className="badge badge-strong">{words[state]}</span>}
        <input type="hidden" name={`seen-${variantId}`} value={stockAtRender ?? ''} />
        {storedFields.map((name) => (
          <input
            key={name}
            type="hidden"
            name={`seen-${name}-${variantId}`}
            value={storedAtRender[name]}
          />
        ))}
      </td>
      {stockFields.map((name) => (
        <StockCell key={name} name={name} row={row} faultId={fault === null ? null : faultId} />
      ))}
    </tr>
  )
}

const isStored = (name: StockFieldName): name is StoredFieldName =>
  storedFields.some((each) => each === name)

/** Whether a field of a refused row is shown as it was typed. */
function isEdited(name: StockFieldName, { values, storedAtRender }: StockRow): boolean {
  return values[name] !== (isStored(name) ? storedAtRender[name] : '')
}

type StockCellProps = {
  readonly name: StockFieldName
  readonly row: StockRow
  readonly faultId: string | null
}

function StockCell({ name, row, faultId }: StockCellProps) {
  const { variantId, title, values, stockAtRender } = row
  return (
    <td data-label={words[name]}>
      <input
        name={nameStockField(name, variantId, String(stockAtRender ?? ''))}
        aria-label={words.of(words[name], title)}
        aria-describedby={faultId ?? undefined}
        aria-invalid={(faultId !== null && isEdited(name, row)) || undefined}
        defaultValue={values[name]}
        inputMode={name === 'add' ? 'text' : 'decimal'}
        // Others come back when the browser goes back, for example after signing in again; units would be added twice.
        autoComplete={name === 'add' ? 'off' : undefined}
        maxLength={12}
      />
    </td>
  )
}
