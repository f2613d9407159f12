// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AccountCard } from '#app/account/account-card.tsx'
import { SectionHeading } from '#app/home/section-heading.tsx'
import { Eyebrow } from './eyebrow.tsx'
import { PageTitle } from './page-title.tsx'

test('the line above a heading looks alike on home, text pages and account pages', () => {
  render(
    <MemoryRouter>
      <Eyebrow>Above</Eyebrow>
      <SectionHeading id="games" eyebrow="Above" title="Games" />
      <PageTitle eyebrow="Above" title="Terms" />
      <AccountCard scene="login" eyebrow="Above" title="Log in" text="">
        {null}
      </AccountCard>
    </MemoryRouter>,
  )
  const looks = screen.getAllByText('Above').map(({ className }) => className)
  expect(looks).toHaveLength(4)
  expect(new Set(looks).size).toBe(1)
})
