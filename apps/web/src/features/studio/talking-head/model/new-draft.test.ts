import { reelContent } from '@kadr/contract/studio/reel-content'
import { expect, it } from 'vitest'
import { buildTalkingHeadFromText } from './new-draft.ts'

it('uses the written lines as the script', () => {
  const lines = [
    { text: 'Раз.', seconds: 1 },
    { text: 'Два.', seconds: 1 },
  ]
  const made = buildTalkingHeadFromText({ kind: 'talking_head', lines, seconds: 2, caption: '' })
  expect(made).toMatchObject({ title: 'Раз. Два.', content: { form: { script: 'Раз.\nДва.' } } })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
})
