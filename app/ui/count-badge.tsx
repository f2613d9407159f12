const MAX_SHOWN = 99

/** A count in the corner of an icon's button; nothing for 0. Hidden from screen readers: the button's name has it. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-xs font-bold leading-none text-on-coral"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
