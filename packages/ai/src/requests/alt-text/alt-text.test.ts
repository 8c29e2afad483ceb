import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it('brings what is known of the picture as data', () => {
  const known = { name: 'окно.jpg', tags: ['кот'], altText: '' }
  const image = { mimeType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }
  const picture = { ...known, image }
  const { prompt } = prepare({ kind: 'alt_text', description: 'кот спит' }, { picture })
  expect(prompt.data).toEqual([
    { name: 'что на картинке', value: 'кот спит' },
    { name: 'файл', value: known },
  ])
  expect(prompt.pictures).toEqual([image])
})

it('is one line of five hundred characters at most', () => {
  const output = prepare({ kind: 'alt_text', description: 'кот' }).read({
    text: 'Кот\n\nспит. '.repeat(90),
  })
  if (output.kind !== 'alt_text') throw new Error('not a description')
  expect(output.text.length).toBeLessThanOrEqual(500)
  expect(output.text).not.toContain('\n')
})
