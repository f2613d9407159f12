import type { ComponentProps } from 'react'

const petal = 'M0-96C-13-84-13-72 0-62C13-72 13-84 0-96Z'

/** A ring of petals around a disc, centred on 0,0 with radius 100: part of every label. */
export function Petals({ count = 16, ...rest }: ComponentProps<'g'> & { count?: number }) {
  const turns = Array.from({ length: count }, (_, index) => (index * 360) / count)
  return (
    <g {...rest}>
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} className="petal" />
      ))}
      {turns.map((turn) => (
        <circle
          key={turn}
          cy="-70"
          r="2.6"
          transform={`rotate(${turn + 180 / count})`}
          className="petal-dot"
        />
      ))}
      <circle r="63" className="petal-ring" />
      <circle r="55" className="petal-hoop" />
      <circle r="51" className="petal-disc" />
    </g>
  )
}
