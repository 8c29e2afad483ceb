import { aiTask } from '@kadr/contract/studio/ai-tasks'
import { expect, it } from 'vitest'
import { type AiForm, aiForm, emptyAiForm, FORM_KINDS, toTask } from './ai-form.ts'
import { checkForm } from './check-form.ts'
import { describeTask } from './describe-task.ts'
import { formOfTask } from './form-of-task.ts'

const FULL: AiForm = {
  ...emptyAiForm(),
  topic: 'Кофе дома',
  productId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  tone: 'expert',
  family: 'story',
  network: 'telegram',
  text: 'Открылись',
  networks: ['telegram', 'bluesky'],
  description: 'Чашка на столе',
  hook: 'Стоп',
  from: '2027-03-01',
  comment: 'А доставка есть?',
  postText: 'Мы открылись',
}

it.each(FORM_KINDS)('asks for %s with what is typed, and fills the form from it again', (kind) => {
  const form = { ...FULL, kind }
  const task = aiTask.parse(toTask(form))
  expect(task.kind).toBe(kind)
  expect(toTask({ ...emptyAiForm(), ...formOfTask(task) })).toEqual(toTask(form))
  expect(describeTask(task)).not.toBe('')
})

it('names what is missing at its field', () => {
  const empty = emptyAiForm()
  expect(checkForm(empty).errors).toEqual({ topic: 'Напишите тему или выберите продукт' })
  expect(checkForm({ ...empty, kind: 'adapt' }).errors).toEqual({
    text: 'Добавьте текст',
    networks: 'Выберите сеть',
  })
  expect(checkForm({ ...empty, kind: 'product_ideas' }).errors).toEqual({
    productId: 'Выберите продукт',
  })
  expect(checkForm({ ...FULL, kind: 'content_plan', from: '' }).errors).toEqual({
    from: 'Укажите дату',
  })
})

it('keeps what it understands of what was stored', () => {
  expect(aiForm.parse({ topic: 'Кофе', tone: 'shouting', networks: 5 })).toEqual({
    ...emptyAiForm(),
    topic: 'Кофе',
  })
})
