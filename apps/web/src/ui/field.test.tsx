import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
