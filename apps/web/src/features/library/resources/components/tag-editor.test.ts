import { expect, it } from 'vitest'
import { readTags } from './tag-editor.tsx'

it('takes tags apart, each once and without empty ones', () => {
  expect(readTags(' лето, море,, лето ')).toEqual(['лето', 'море'])
  expect(readTags(' , ')).toEqual([])
})
