import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { Textarea, TextInput } from './text-input.tsx'

afterEach(cleanup)

const describe = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('labels its control and has no description by default', () => {
  render(
    <Field label="Имя">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Имя')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('describes its control by the hint and by the error', () => {
  render(
    <Field label="Имя" hint="Как вас звать" error="Напишите имя" isRequired>
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Имя')
  expect(describe(input)).toBe('Как вас звать Напишите имя')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('wires a list and a long text alike', () => {
  render(
    <>
      <Field label="Пояс" error="Выберите пояс">
        <Select options={[{ value: 'msk', label: 'Москва' }]} />
      </Field>
      <Field label="Текст" error="Напишите текст">
        <Textarea />
      </Field>
    </>,
  )
  expect(describe(screen.getByLabelText('Пояс'))).toBe('Выберите пояс')
  expect(describe(screen.getByLabelText('Текст'))).toBe('Напишите текст')
})

const Form = () => {
  const [error, setError] = useState<string>()
  return (
    <form
      aria-label="Анкета"
      onSubmit={(event) => {
        event.preventDefault()
        setTimeout(() => setError('Напишите имя'))
      }}
    >
      <div role="alert" />
      <Field label="Город">
        <TextInput />
      </Field>
      <Field label="Имя" error={error}>
        <TextInput />
      </Field>
      <button type="submit">Отправить</button>
    </form>
  )
}

it('has the focus on the first error of a form that was sent', async () => {
  render(<Form />)
  fireEvent.submit(screen.getByRole('form'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Имя')))
})

it('leaves the focus to whoever goes on typing', async () => {
  render(<Form />)
  const city = screen.getByLabelText('Город')
  city.focus()
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.input(city, { target: { value: 'Минск' } })
  await screen.findByText('Напишите имя')
  expect(document.activeElement).toBe(city)
})
