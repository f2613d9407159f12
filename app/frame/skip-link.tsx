/** First stop of the keyboard: over the bar, straight to the page's content (`main`, id `content`). */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  )
}
