import { frame } from '#content/frame.ts'
/** The first tab stop: skips the bar to the page's content (`main`, id `content`). */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {frame.skip}
    </a>
  )
}
