import { reelContent } from '@kadr/contract/reel-content'
import { MAX_SCRIPT_LENGTH } from '@kadr/contract/speech'
import { joinScript } from '@kadr/scene/kinds/talking-head/join-script'
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

it('joins the lines in their order and stops before the script is too long', () => {
  expect(joinScript([{ text: 'Раз. ' }, { text: 'Два.' }])).toBe('Раз.\nДва.')
  expect(joinScript([])).toBe('')
  const long = Array.from({ length: 20 }, (_, index) => ({ text: `${index} ${'я'.repeat(290)}` }))
  const script = joinScript(long)
  expect(script.length).toBeLessThanOrEqual(MAX_SCRIPT_LENGTH)
  expect(script.split('\n')).toEqual(long.slice(0, 11).map(({ text }) => text))
})
