import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

const OPTIONS = [
  { value: 'monthly', label: 'Помесячно' },
  { value: 'annually', label: 'За год' },
] as const

function Period() {
  const [value, setValue] = useState<'monthly' | 'annually'>('monthly')
  return <Segmented label="Оплата" options={OPTIONS} value={value} onValueChange={setValue} />
}

const findChosen = (name: string) => screen.findByRole('radio', { name, checked: true })

it('is a labelled group with one option selected', async () => {
  render(<Period />)
  expect(screen.getByRole('radiogroup', { name: 'Оплата' })).toBeTruthy()
  await findChosen('Помесячно')
})

it('is one stop of the Tab key, and arrows move the choice', async () => {
  render(<Period />)
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Помесячно')
  await user.keyboard('{ArrowRight>}')
  expect(document.activeElement).toBe(await findChosen('За год'))
  await user.keyboard('{/ArrowRight}{ArrowRight>}')
  expect(document.activeElement).toBe(await findChosen('Помесячно'))
  await user.keyboard('{/ArrowRight}')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})
