import { STYLES } from '@kadr/scene/styles/all-styles'
import { expect, it } from 'vitest'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import { previewTemplates } from '../../../../reel-editor/settings/template-set.ts'
import { changeStyle, STYLE_SET } from './edited-talking-head.ts'
import { newDraft } from './new-draft.ts'

const { form } = contentOf(newDraft().content, 'talking-head')
const byStyle = { style: null, preset: null, position: null, accent: null }

it('applies a style completely and keeps the script and the presenter', () => {
  const captions = { style: 'line', preset: 'note', position: 'top', accent: '#ff8fb1' } as const
  const before = { ...form, captions, script: 'Слова', speaker: { name: 'Анна', role: '' } }
  expect(changeStyle(before, 'journal')).toEqual({
    ...before,
    style: 'journal',
    captions: { ...byStyle, position: 'top' },
  })
})

it('keeps captions off when they were', () => {
  const silent = { ...form, captions: { ...byStyle, style: 'none' as const } }
  expect(changeStyle(silent, 'riso').captions.style).toBe('none')
})

it('previews each style with sample text before there is a script', () => {
  const previews = previewTemplates({
    templateSet: STYLE_SET,
    form,
    facts: new Map(),
  })
  expect(previews.map(({ key }) => key)).toEqual(STYLES.map(({ key }) => key))
  for (const { scene } of previews)
    expect(scene.layers.some(({ kind }) => kind === 'captions')).toBe(true)
})
