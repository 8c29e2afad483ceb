import { expect, it } from 'vitest'
import { aPost, aTarget } from '../view/post.fixture.ts'
import { addMedia, EMPTY_FORM, hasContent, isSameForm, newTarget, toForm } from './composer-form.ts'

it('leaves targets of detached accounts out of what it sends', () => {
  const post = aPost({ targets: [aTarget({ connectionId: null }), aTarget()] })
  expect(toForm(post).targets).toHaveLength(1)
})

it('counts text, files or an override as content, but not a selection of accounts', () => {
  const target = newTarget('a')
  expect(hasContent({ ...EMPTY_FORM, targets: [target] })).toBe(false)
  expect(hasContent({ ...EMPTY_FORM, text: '  ' })).toBe(false)
  expect(hasContent({ ...EMPTY_FORM, text: 'Привет' })).toBe(true)
  expect(hasContent({ ...EMPTY_FORM, mediaIds: ['1'] })).toBe(true)
  const own = { ...target, override: { text: 'Свой', mediaIds: null } }
  expect(hasContent({ ...EMPTY_FORM, targets: [own] })).toBe(true)
})

it('adds files to what is written, each once and after those that are there', () => {
  const form = { ...EMPTY_FORM, text: 'Привет', mediaIds: ['1', '2'] }
  expect(addMedia({ form, ids: ['2', '3'] })).toEqual({ ...form, mediaIds: ['1', '2', '3'] })
  expect(addMedia({ form, ids: ['1'] })).toBe(form)
})

it('sees no difference in what the server orders and trims by itself', () => {
  const mine = {
    ...EMPTY_FORM,
    erid: '2Vtz ',
    targets: [newTarget('b'), newTarget('a')],
  }
  const theirs = {
    ...EMPTY_FORM,
    erid: '2Vtz',
    advertiser: null,
    targets: mine.targets.toReversed(),
  }
  expect(isSameForm(mine, theirs)).toBe(true)
  expect(isSameForm(mine, { ...theirs, text: 'другое' })).toBe(false)
  expect(isSameForm({ ...mine, mediaIds: ['1', '2'] }, { ...mine, mediaIds: ['2', '1'] })).toBe(
    false,
  )
})
