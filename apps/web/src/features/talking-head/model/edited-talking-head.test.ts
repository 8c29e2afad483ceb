import { TALKING_HEAD_TEMPLATES } from '@kadr/scene/kinds/talking-head/templates'
import { expect, it } from 'vitest'
import { contentOf } from '../../../reel-editor/document/reel-draft.ts'
import { previewTemplates } from '../../../reel-editor/model/template-set.ts'
import { changeTemplate, TALKING_HEAD_TEMPLATE_SET } from './edited-talking-head.ts'
import { newDraft } from './new-draft.ts'

const { form } = contentOf(newDraft().content, 'talking-head')
const byTemplate = { style: null, preset: null, position: null, accent: null }

it('applies a template completely and keeps the script and the presenter', () => {
  const captions = { style: 'line', preset: 'note', position: 'top', accent: '#ff8fb1' } as const
  const before = { ...form, captions, script: 'Слова', speaker: { name: 'Анна', role: '' } }
  expect(changeTemplate(before, 'journal')).toEqual({
    ...before,
    template: 'journal',
    captions: byTemplate,
  })
})

it('keeps captions off when they were', () => {
  const silent = { ...form, captions: { ...byTemplate, style: 'none' as const } }
  expect(changeTemplate(silent, 'pop').captions.style).toBe('none')
})

it('previews each template with sample text before there is a script', () => {
  const previews = previewTemplates({
    templateSet: TALKING_HEAD_TEMPLATE_SET,
    form,
    facts: new Map(),
  })
  expect(previews.map(({ key }) => key)).toEqual(TALKING_HEAD_TEMPLATES.map(({ key }) => key))
  for (const { scene } of previews)
    expect(scene.layers.some(({ kind }) => kind === 'captions')).toBe(true)
})
