import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { expect, it } from 'vitest'
import { addSaidObjects, listSentences } from './said-objects.ts'

const form = createTalkingForm({
  script: 'Почему кофе дома горчит? Вот так. Купите термометр!',
})

it('splits what is said into sentences by their first words', () => {
  expect(listSentences(form)).toEqual([
    { word: 0, text: 'Почему кофе дома горчит?' },
    { word: 4, text: 'Вот так.' },
    { word: 6, text: 'Купите термометр!' },
  ])
})

it('takes objects only where the words name one', async () => {
  const made = await addSaidObjects(form)
  expect(made.objects.map(({ word }) => word)).toEqual([0, 6])
  expect(made.objects[1]?.name).toBe('thermometer')
  expect(talkingHead.readForm(made)).toEqual(made)
})
