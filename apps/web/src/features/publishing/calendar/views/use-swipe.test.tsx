import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSwipe } from './use-swipe.ts'

afterEach(cleanup)

const Page = ({ onSwipe }: { onSwipe: (by: 1 | -1) => void }) => (
  <section aria-label="страница" {...useSwipe(onSwipe)} />
)

const swipe = (by: { x: number; y: number }, pointerType = 'touch') => {
  const onSwipe = vi.fn()
  render(<Page onSwipe={onSwipe} />)
  const page = screen.getByLabelText('страница')
  const finger = { pointerId: 1, isPrimary: true, pointerType }
  fireEvent.pointerDown(page, { ...finger, clientX: 200, clientY: 200 })
  fireEvent.pointerUp(page, { ...finger, clientX: 200 + by.x, clientY: 200 + by.y })
  return onSwipe
}

it('turns forward to the left and back to the right', () => {
  expect(swipe({ x: -120, y: 10 })).toHaveBeenCalledExactlyOnceWith(1)
  cleanup()
  expect(swipe({ x: 120, y: -10 })).toHaveBeenCalledExactlyOnceWith(-1)
})

it('leaves short, slanting and mouse movements alone', () => {
  expect(swipe({ x: 30, y: 0 })).not.toHaveBeenCalled()
  cleanup()
  expect(swipe({ x: 120, y: 100 })).not.toHaveBeenCalled()
  cleanup()
  expect(swipe({ x: 120, y: 0 }, 'mouse')).not.toHaveBeenCalled()
})
