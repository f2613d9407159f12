// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderStub } from './order-stub.tsx'

const { savePicture, showToast } = vi.hoisted(() => ({ savePicture: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
vi.mock('./receipt-picture.ts', () => ({ savePicture }))

const boxes = [{ title: 'Ludo', picture: null }]
const tear = vi.fn()

beforeEach(() => vi.resetAllMocks())

async function press(name: string, isTorn: boolean) {
  render(<OrderStub boxes={boxes} isTorn={isTorn} onTear={tear} />)
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the button tears an intact label first', async () => {
  await press('Tear off your party ticket', false)
  expect(tear).toHaveBeenCalledOnce()
  expect(savePicture).not.toHaveBeenCalled()
})

test('the button saves a torn label as a picture of the boxes', async () => {
  await press('Save as a picture', true)
  await waitFor(() => expect(savePicture).toHaveBeenCalledExactlyOnceWith(boxes))
  expect(tear).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})

test.each([new Error('no canvas'), new DOMException('no right to share', 'NotAllowedError')])(
  'a failure to draw the picture is reported: %s',
  async (fault) => {
    savePicture.mockRejectedValue(fault)
    await press('Save as a picture', true)
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        title: 'No picture',
        description: 'This browser couldn’t draw it.',
        tone: 'destructive',
      }),
    )
  },
)
