import { slideTransition } from '@kadr/contract/slideshow'
import { TemplateSettings } from '../../../reel-editor/components/template-settings.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { copy } from '../copy.ts'
import { SLIDESHOW_TEMPLATE_SET } from '../model/template-set.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const TRANSITIONS = [AUTO, ...slideTransition.options].map((value) => ({
  value,
  label: copy.transitions[value],
}))

export default function SlideshowTemplateSettings({ slideshow }: { slideshow: Slideshow }) {
  const { form, update } = slideshow
  const changeTransition = (value: string) => {
    const transition = slideTransition.options.find((known) => known === value) ?? null
    update((before) => ({ ...before, transition }))
  }
  return (
    <TemplateSettings editor={slideshow} templateSet={SLIDESHOW_TEMPLATE_SET}>
      <Field label={copy.look.transition}>
        <Select
          options={TRANSITIONS}
          value={form.transition ?? AUTO}
          onChange={(event) => changeTransition(event.target.value)}
        />
      </Field>
    </TemplateSettings>
  )
}
