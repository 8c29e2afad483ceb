import { describe, expect, it } from 'vitest'
import { accountOf, breaking, clip, draftOf, picture } from '../../../test/drafts.ts'
import { applyFix } from './apply-fix.ts'
import { checkTarget } from './check-target.ts'
import type { TargetDraft } from './draft.ts'

const network = 'telegram'
const check = (draft: Partial<TargetDraft>) =>
  checkTarget({ network, draft: draftOf(draft), account: accountOf() })
const codes = (draft: Partial<TargetDraft>) =>
  check(draft).map(({ level, code }) => `${level} ${code}`)

const album = (count: number) => Array.from({ length: count }, () => picture())

/** Equal counts for Telegram, longer text: tags and entities are not counted. */
const FORMS = [
  { form: 'plain', of: (count: number) => 'щ'.repeat(count) },
  { form: 'html', of: (count: number) => `<b>&lt;</b>${'щ'.repeat(count - 2)}&amp;` },
  { form: 'emoji', of: (count: number) => '🔥'.repeat(count / 2) + 'щ'.repeat(count % 2) },
] as const

const settingsOf = (form: string) => ({ format: form === 'html' ? 'html' : 'plain' })

describe.each(FORMS)('a $form text', ({ form, of }) => {
  const settings = settingsOf(form)

  it.each([
    { count: 1024, media: 0, expected: [] },
    { count: 1025, media: 0, expected: [] },
    { count: 4096, media: 0, expected: [] },
    { count: 4097, media: 0, expected: ['error text_long'] },
    { count: 1024, media: 1, expected: [] },
    { count: 1025, media: 1, expected: ['warning caption_long'] },
    { count: 4096, media: 1, expected: ['warning caption_long'] },
    { count: 4097, media: 1, expected: ['error text_long'] },
    { count: 1024, media: 2, expected: [] },
    { count: 1025, media: 2, expected: ['warning caption_long'] },
    { count: 1024, media: 10, expected: [] },
    { count: 4097, media: 10, expected: ['error text_long'] },
    { count: 1024, media: 11, expected: ['error media_too_many'] },
    { count: 1025, media: 11, expected: ['error media_too_many', 'warning caption_long'] },
    { count: 4097, media: 11, expected: ['error text_long', 'error media_too_many'] },
  ])('of $count with $media files: $expected', ({ count, media, expected }) => {
    expect(codes({ text: of(count), media: album(media), settings })).toEqual(expected)
  })
})

it('needs a text or a file', () => {
  expect(codes({ text: '' })).toEqual(['error text_required'])
  expect(codes({ text: '', media: [clip()] })).toEqual([])
})

it('says how much is too much', () => {
  const [long] = check({ text: 'щ'.repeat(1025), media: [picture()] })
  expect(long && breaking(long.message)).toBe(
    'Под медиа в Telegram помещается до 1 024 знаков, сейчас 1 025: сократите на 1 знак, или текст выйдет отдельным сообщением после медиа',
  )
  const [over] = check({ text: 'щ'.repeat(4100) })
  expect(over && breaking(over.message)).toBe(
    'Текст для Telegram — до 4 096 знаков, сейчас 4 100: сократите на 4 знака',
  )
})

describe('a caption that is too long', () => {
  const draft = draftOf({ text: 'Слово слово. '.repeat(100), media: [picture()], erid: '2Vtz' })
  const [problem] = checkTarget({ network, draft, account: accountOf() })
  if (!problem) throw new Error('there is a problem')

  it('is cut to what fits under the media, with its label', () => {
    const fixed = applyFix({ fix: 'cut_text', problem, network, draft })
    expect(checkTarget({ network, draft: fixed, account: accountOf() })).toEqual([])
    expect(fixed.text).toMatch(/[.…]$/)
    expect(fixed.text.length).toBeGreaterThan(920)
  })

  it('is sent after the media once the person agrees', () => {
    const fixed = applyFix({ fix: 'text_after_media', problem, network, draft })
    expect(fixed.text).toBe(draft.text)
    expect(checkTarget({ network, draft: fixed, account: accountOf() })).toEqual([])
  })
})

describe('markup', () => {
  it.each(['<b>да', '<b><i>да</b></i>', '<div>да</div>', 'a < b', 'да</b>'])(
    'that Telegram would refuse is an error: %s',
    (text) => {
      expect(codes({ text, settings: { format: 'html' } })).toEqual(['error html_broken'])
      expect(codes({ text })).toEqual([])
    },
  )

  it.each([
    '<b>да</b>',
    '<a href="https://a.example/?x=1">да</a>',
    'a &lt; b',
    '<pre><code class="x">1</code></pre>',
  ])('that Telegram knows is fine: %s', (text) =>
    expect(codes({ text, settings: { format: 'html' } })).toEqual([]),
  )
})

it('warns that buttons of an album go with the text', () => {
  const settings = { buttons: [{ text: 'Да', url: 'https://a.example' }] }
  expect(codes({ media: album(2), settings })).toEqual(['warning album_buttons'])
  expect(codes({ media: album(1), settings })).toEqual([])
})

it('takes what is over the album away', () => {
  const draft = draftOf({ media: album(11) })
  const [problem] = checkTarget({ network, draft, account: accountOf() })
  if (!problem) throw new Error('there is a problem')
  expect(breaking(problem.message)).toBe(
    'Telegram принимает не больше 10 файлов в таком посте, у вас 11',
  )
  expect(applyFix({ fix: 'drop_extra_media', problem, network, draft }).media).toHaveLength(10)
})

it('warns before squeezing a video into 50 MB and refuses what can’t be squeezed', () => {
  expect(codes({ media: [clip({ durationSeconds: 200 })] })).toEqual([])
  expect(codes({ media: [clip({ durationSeconds: 300 })] })).toEqual(['warning video_squeezed'])
  expect(codes({ media: [clip({ durationSeconds: 600 })] })).toEqual(['error video_heavy'])
})
