import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Band, Container } from '#app/shell/page.tsx'
import { showToast } from '#app/shell/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { newsletter } from '#content/home-more.ts'

/** Specification section 9: the joining state. */
const JOINING_MS = 1000

/** Asks for an e-mail address; there is no call behind it (specification section 4, Newsletter). */
export function Newsletter() {
  const [isJoining, setJoining] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Leaving the page ends the wait.
  useEffect(() => () => clearTimeout(timer.current), [])

  function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isJoining) return
    setJoining(true)
    timer.current = setTimeout(() => {
      setJoining(false)
      form.reset()
      showToast({ ...newsletter.welcome, tone: 'success' })
    }, JOINING_MS)
  }

  return (
    <Band tone="marigold" aria-labelledby="newsletter-title">
      <Container className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-2">
          <h2 id="newsletter-title" className="font-display text-4xl text-balance">
            {newsletter.title}
          </h2>
          <p className="text-lg text-pretty">{newsletter.text}</p>
        </div>
        <form onSubmit={join} className="flex flex-wrap items-end gap-3">
          <TextField
            type="email"
            name="email"
            required
            maxLength={100}
            autoComplete="email"
            label={newsletter.label}
            placeholder={newsletter.placeholder}
            className="min-w-0 grow basis-60"
          />
          <Button type="submit" busy={isJoining}>
            {isJoining ? newsletter.joining : newsletter.button}
          </Button>
        </form>
      </Container>
    </Band>
  )
}
