import { expect, it } from 'vitest'
import { accountOf, draftOf } from '../../../test/drafts.ts'
import { applyFix } from './apply-fix.ts'
import { checkTarget, shownTextOf } from './check-target.ts'

const signature = 'Кофейня на углу, каждый день с восьми'
const account = accountOf()

it('counts the signature of the account in the limits, and leaves room for it when a text is cut', () => {
  const text = 'Слово и ещё слово. '.repeat(15).trim()
  const draft = draftOf({ text, signature })
  const unsigned = checkTarget({ network: 'bluesky', draft: draftOf({ text }), account })
  expect(unsigned.map(({ code }) => code)).not.toContain('text_long')
  const [problem] = checkTarget({ network: 'bluesky', draft, account })
  if (problem?.code !== 'text_long') throw new Error('it fits')
  const cut = applyFix({ fix: 'cut_text', problem, network: 'bluesky', draft })
  expect(checkTarget({ network: 'bluesky', draft: cut, account })).toEqual([])
  expect(shownTextOf({ network: 'bluesky', draft: cut }).endsWith(signature)).toBe(true)
  const thread = applyFix({ fix: 'split_to_thread', problem, network: 'bluesky', draft })
  expect(checkTarget({ network: 'bluesky', draft: thread, account })).toEqual([])
})

it('escapes it where Telegram reads markup, and counts it as it is shown', () => {
  const draft = draftOf({
    text: '<b>Текст</b>',
    signature: 'А & «Б» <3',
    settings: { format: 'html' },
  })
  expect(checkTarget({ network: 'telegram', draft, account })).toEqual([])
  expect(shownTextOf({ network: 'telegram', draft })).toBe('Текст\n\nА & «Б» <3')
})
