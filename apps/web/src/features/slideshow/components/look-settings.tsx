import { slideTransition } from '@kadr/contract/slideshow'
import { LookSettings } from '../../../reel-editor/components/look-settings.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { copy } from '../copy.ts'
import { SLIDESHOW_LOOKS } from '../model/looks.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const TRANSITIONS = [AUTO, ...slideTransition.options].map((value) => ({
  value,
  label: copy.transitions[value],
}))

export default function SlideshowLook({ slideshow }: { slideshow: Slideshow }) {
  const { form, update } = slideshow
  const changeTransition = (value: string) => {
    const transition = slideTransition.options.find((known) => known === value) ?? null
    update((before) => ({ ...before, transition }))
  }
  return (
    <LookSettings editor={slideshow} looks={SLIDESHOW_LOOKS}>
      <Field label={copy.look.transition}>
        <Select
          options={TRANSITIONS}
          value={form.transition ?? AUTO}
          onChange={(event) => changeTransition(event.target.value)}
        />
      </Field>
    </LookSettings>
  )
}
