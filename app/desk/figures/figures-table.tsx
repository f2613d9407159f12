type FiguresTableProps = {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** A table of numbers. On a phone it scrolls sideways, by keyboard too. */
export function FiguresTable({ label, head, rows }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="figures-scroll" aria-label={label} tabIndex={0}>
      <table className="figures-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
