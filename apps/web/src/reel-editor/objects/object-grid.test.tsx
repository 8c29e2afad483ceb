import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ObjectGrid } from './object-grid.tsx'

const OBJECTS = [
  { name: 'hot-beverage', label: 'горячий напиток' },
  { name: 'teapot', label: 'чайник' },
  { name: 'croissant', label: 'круассан' },
]

afterEach(cleanup)

const show = (chosen: string | null = null) => {
  const onChoose = vi.fn()
  render(<ObjectGrid objects={OBJECTS} chosen={chosen} onChoose={onChoose} />)
  return onChoose
}

it('is one stop of Tab, walked by arrows and chosen by Enter', async () => {
  const onChoose = show()
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Горячий напиток' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Круассан' }))
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('croissant')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

it('says which object is in use', () => {
  show('teapot')
  const pressed = screen.getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Чайник'])
})
