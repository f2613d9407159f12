import type { ReactNode } from 'react'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Container } from '#app/ui/page.tsx'
import { Scene, type SceneName } from '#app/ui/scene.tsx'

export type AccountCardProps = {
  scene: SceneName
  title: string
  eyebrow: string
  text: ReactNode
  children: ReactNode
}

/** The card of an account page, on a sunburst. */
export function AccountCard({ scene, title, eyebrow, text, children }: AccountCardProps) {
  return (
    <div className="rays pt-24 pb-section">
      <Container className="grid justify-items-center">
        <div className="card w-full max-w-md overflow-visible wrap-anywhere border-2 border-line p-6 sm:p-8">
          <Scene name={scene} className="mx-auto -mt-20 w-36 sm:-mt-24 sm:w-40" />
          <header className="mt-3 mb-6 grid gap-2 text-center">
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className="text-3xl">{title}</h1>
            <p className="text-muted">{text}</p>
          </header>
          {children}
        </div>
      </Container>
    </div>
  )
}
