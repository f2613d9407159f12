// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, buttonClass } from './button.tsx'

test('does not submit a form by default', () => {
  render(<Button>Add to Cart</Button>)
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('type', 'button')
})

test('says that it is busy, keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Processing...
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Processing...' })
  button.focus()
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('provides its class names for links', () => {
  expect(buttonClass({ variant: 'outline', size: 'lg' }, 'mine')).toBe(
    'button button-outline button-lg mine',
  )
})
