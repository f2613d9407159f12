const PIECES = 48
const inks = ['fill-coral', 'fill-label-marigold', 'fill-label-teal', 'fill-label-pink'] as const

/** A low-discrepancy sequence: even, but without an apparent pattern. */
const spread = (index: number, step: number) => (index * step) % 1

/** Decorative confetti that falls once; hidden under reduced motion. */
export function Confetti() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="confetti pointer-events-none motion-reduce:hidden print:hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no id and never reorder
          key={index}
          x={spread(index, 0.618) * 100}
          y={-4 - spread(index, 0.755) * 40}
          width={0.6 + spread(index, 0.57) * 0.8}
          height={1.6 + spread(index, 0.38) * 1.4}
          className={inks[index % inks.length]}
        />
      ))}
    </svg>
  )
}
