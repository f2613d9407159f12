const PIECES = 48
const inks = ['fill-coral', 'fill-label-marigold', 'fill-label-teal', 'fill-label-pink'] as const

/** A low-discrepancy sequence: even, but without an apparent pattern. */
const spread = (index: number, step: number) => (index * step) % 1

/** Decorative confetti that flies up once from where the ticket is torn, and falls; hidden under reduced motion. */
export function Confetti() {
  return (
    <svg
      aria-hidden="true"
      className="confetti pointer-events-none motion-reduce:hidden print:hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no id and never reorder
          key={index}
          x={`${spread(index, 0.618) * 98}%`}
          y={-spread(index, 0.755) * 80}
          width={5 + spread(index, 0.57) * 4}
          height={9 + spread(index, 0.38) * 7}
          className={inks[index % inks.length]}
        />
      ))}
    </svg>
  )
}
