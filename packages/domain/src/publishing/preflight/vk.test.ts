import { expect, it } from 'vitest'
import { accountOf, clip, draftOf, picture } from '../../../test/drafts.ts'
import { checkTarget } from './check-target.ts'
import type { TargetDraft } from './draft.ts'

const codes = (draft: Partial<TargetDraft>, areFilesOff = false) =>
  checkTarget({
    network: 'vk',
    draft: draftOf(draft),
    account: accountOf({ areFilesOff }),
  }).map(({ code }) => code)

it('sends no files of a post by a key, but stories', () => {
  expect(codes({ media: [picture()] }, true)).toEqual(['files_by_key'])
  expect(codes({ media: [picture()] })).toEqual([])
  expect(codes({}, true)).toEqual([])
  const story = { text: '', media: [picture()], settings: { format: 'story' } }
  expect(codes(story, true)).toEqual([])
})

it('needs one file for a story, without text and comment', () => {
  const settings = { format: 'story' }
  expect(codes({ text: '', settings })).toContain('media_required')
  expect(codes({ text: '', media: [picture(), clip()], settings })).toContain('media_too_many')
  const commented = { ...settings, firstComment: 'Первый' }
  expect(codes({ text: '', media: [picture()], settings: commented })).toEqual([
    'comment_under_story',
  ])
})

it('says that a comment does not come out where comments are closed', () => {
  expect(codes({ settings: { isCommentable: false, firstComment: 'Первый' } })).toEqual([
    'comment_closed',
  ])
})

it('takes sixteen thousand signs and ten files of both kinds', () => {
  expect(codes({ text: 'щ'.repeat(16_000) })).toEqual([])
  expect(codes({ text: 'щ'.repeat(16_001) })).toContain('text_long')
  const media = Array.from({ length: 10 }, (_, index) => (index % 2 ? clip() : picture()))
  expect(codes({ media })).toEqual([])
  expect(codes({ media: [...media, clip()] })).toContain('media_too_many')
})
