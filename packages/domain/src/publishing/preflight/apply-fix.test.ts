import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountOf, clip, draftOf, picture } from '../../../test/drafts.ts'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import { applyFix, canApply } from './apply-fix.ts'
import { checkTarget } from './check-target.ts'
import type { TargetDraft } from './draft.ts'
import { splitText } from './split-text.ts'

const problemOf = (network: Network, draft: TargetDraft, code: string) => {
  const found = checkTarget({ network, draft, account: accountOf() })
  const problem = found.find((candidate) => candidate.code === code)
  if (!problem) throw new Error(`no ${code} among ${found.map((one) => one.code).join()}`)
  return problem
}

const codesOf = (network: Network, draft: TargetDraft) =>
  checkTarget({ network, draft, account: accountOf() }).map(({ code }) => code)

const utm = { source: 'kadr', medium: 'social', campaign: 'зима' }
const long = 'Первое предложение https://a.example/x. Второе, подлиннее! 👨‍👩‍👧‍👦\n\n'.repeat(80)

const longDraft = (network: Network) =>
  draftOf({
    text: long.repeat(3),
    media: NETWORK_LIMITS[network].text ? [] : [clip()],
    utm,
    erid: '2Vtz',
  })

it.each(NETWORKS)('cuts a text until %s takes it', (network) => {
  const draft = longDraft(network)
  const problem = problemOf(network, draft, 'text_long')
  const fixed = applyFix({ fix: 'cut_text', problem, network, draft })
  expect(codesOf(network, fixed)).not.toContain('text_long')
  expect(fixed.text.length).toBeGreaterThan(20)
  expect(draft.text.startsWith(fixed.text.slice(0, -1))).toBe(true)
})

it.each(NETWORKS.filter((name) => NETWORK_LIMITS[name].has.thread))(
  'makes a thread of a text for %s without losing a word',
  (network) => {
    const draft = longDraft(network)
    const problem = problemOf(network, draft, 'text_long')
    const fixed = applyFix({ fix: 'split_to_thread', problem, network, draft })
    expect(codesOf(network, fixed)).toEqual([])
    const chain = fixed.settings.chain
    if (!Array.isArray(chain)) throw new Error('there is a chain')
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
    expect(wordsOf([fixed.text, ...chain].join(' '))).toEqual(wordsOf(draft.text))
  },
)

it.each(NETWORKS.filter((name) => !NETWORK_LIMITS[name].has.thread))(
  'offers no thread on %s',
  (network) => {
    expect(problemOf(network, longDraft(network), 'text_long').fixes).toEqual(['cut_text'])
  },
)

it('puts the parts of a thread before the chain that is there', () => {
  const draft = draftOf({ text: 'слово '.repeat(100), settings: { chain: ['конец'] } })
  const problem = problemOf('threads', draft, 'text_long')
  const fixed = applyFix({ fix: 'split_to_thread', problem, network: 'threads', draft })
  expect(fixed.settings.chain).toEqual([expect.stringContaining('слово'), 'конец'])
})

it('cuts a title, a comment and one text of a chain', () => {
  const settings = { title: 'Слово '.repeat(30), firstComment: 'слово '.repeat(400) }
  const video = draftOf({ media: [clip()], settings })
  const titled = applyFix({
    fix: 'cut_text',
    problem: problemOf('youtube', video, 'title_long'),
    network: 'youtube',
    draft: video,
  })
  expect(codesOf('youtube', titled)).toEqual([])
  const post = draftOf({ settings })
  const problem = problemOf('linkedin', post, 'comment_long')
  expect(
    codesOf('linkedin', applyFix({ fix: 'cut_text', problem, network: 'linkedin', draft: post })),
  ).toEqual([])
  const thread = draftOf({ settings: { chain: ['да', 'я '.repeat(600)] } })
  const chained = applyFix({
    fix: 'cut_text',
    problem: problemOf('threads', thread, 'chain_long'),
    network: 'threads',
    draft: thread,
  })
  expect(codesOf('threads', chained)).toEqual([])
})

it('drops the files of the other kind and those over the number', () => {
  const media = [
    picture({ id: '1' }),
    clip({ id: '2' }),
    ...'34567'.split('').map((id) => picture({ id })),
  ]
  const draft = draftOf({ media })
  const problem = problemOf('bluesky', draft, 'media_kind')
  const fixed = applyFix({ fix: 'drop_extra_media', problem, network: 'bluesky', draft })
  expect(fixed.media.map(({ id }) => id)).toEqual(['1', '3', '4', '5'])
  expect(codesOf('bluesky', fixed)).toEqual([])
})

it('resets only the setting of the problem', () => {
  const draft = draftOf({ media: [picture()], settings: { format: 'reel', collaborators: [] } })
  const problem = problemOf('instagram', draft, 'format_mismatch')
  const fixed = applyFix({ fix: 'reset_setting', problem, network: 'instagram', draft })
  expect(fixed.settings).toEqual({ collaborators: [] })
  expect(codesOf('instagram', fixed)).toEqual([])
})

it('takes the text of a story away', () => {
  const draft = draftOf({ media: [clip()], settings: { format: 'story' }, erid: '2Vtz', utm })
  const problem = problemOf('instagram', draft, 'text_unseen')
  const fixed = applyFix({ fix: 'cut_text', problem, network: 'instagram', draft })
  expect(codesOf('instagram', fixed)).toEqual([])
})

it('lets pictures be cropped', () => {
  const draft = draftOf({ media: [picture({ height: 3000 })] })
  const problem = problemOf('instagram', draft, 'media_aspect')
  const fixed = applyFix({ fix: 'crop', problem, network: 'instagram', draft })
  expect(codesOf('instagram', fixed)).toEqual([])
})

it('can’t write descriptions by itself', () => {
  expect(canApply('add_alt_text')).toBe(false)
  expect(canApply('cut_text')).toBe(true)
})

it('parts any text into pieces that fit and keep every character but spaces', () => {
  const piece = fc.constantFrom(
    'слово',
    '. ',
    ' ',
    '\n\n',
    '👨‍👩‍👧‍👦',
    'a',
    '! ',
    'длинноеслово'.repeat(4),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const text = pieces.join('')
      const parts = splitText({
        text,
        fitsFirst: (part) => part.length <= 30,
        fitsNext: (part) => part.length <= 40,
      })
      const bare = (all: string) => all.replaceAll(/\s/g, '')
      expect(bare(parts.join(''))).toBe(bare(text))
      for (const [at, part] of parts.entries()) {
        expect(part).toBe(part.trim())
        expect(part.length).toBeLessThanOrEqual(at === 0 ? 30 : 40)
        expect(part).not.toBe('')
      }
    }),
  )
})
