import { slideTransition } from '@kadr/contract/slideshow'
import { useMemo } from 'react'
import { TemplateChooser } from '../../../reel-editor/components/template-chooser.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { copy } from '../copy.ts'
import { changeTemplate } from '../model/slides.ts'
import { templatePreviews } from '../model/template-previews.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const TRANSITIONS = [AUTO, ...slideTransition.options].map((value) => ({
  value,
  label: copy.transitions[value],
}))

export default function LookSettings({ slideshow }: { slideshow: Slideshow }) {
  const { form, facts, store, update } = slideshow
  const previews = useMemo(() => templatePreviews({ form, facts }), [form, facts])
  const changeTransition = (value: string) => {
    const transition = slideTransition.options.find((known) => known === value) ?? null
    update((before) => ({ ...before, transition }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <TemplateChooser
        label={copy.look.template}
        store={store}
        previews={previews}
        value={form.template}
        onChange={(key) => update((before) => changeTemplate(before, key))}
      />
      <Field label={copy.look.transition}>
        <Select
          options={TRANSITIONS}
          value={form.transition ?? AUTO}
          onChange={(event) => changeTransition(event.target.value)}
        />
      </Field>
    </div>
  )
}
