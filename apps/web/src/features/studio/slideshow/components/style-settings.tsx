import { slideTransition } from '@kadr/contract/studio/slideshow'
import { Shuffle } from 'lucide-react'
import { useMemo } from 'react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { BrandSettings } from '../../../../reel-editor/settings/brand-settings.tsx'
import { TemplateChooser } from '../../../../reel-editor/settings/template-chooser.tsx'
import { previewTemplates } from '../../../../reel-editor/settings/template-set.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import { changeStyle, STYLE_SET } from '../model/style-set.ts'
import type { SlideActions } from '../model/use-slide-actions.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const TRANSITIONS = [AUTO, ...slideTransition.options].map((value) => ({
  value,
  label: copy.transitions[value],
}))

export default function StyleSettings({
  slideshow,
  actions,
}: {
  slideshow: Slideshow
  actions: SlideActions
}) {
  const { form, facts, store, update } = slideshow
  const previews = useMemo(
    () => previewTemplates({ templateSet: STYLE_SET, form, facts }),
    [form, facts],
  )
  const changeTransition = (value: string) => {
    const transition = slideTransition.options.find((known) => known === value) ?? null
    update((before) => ({ ...before, transition }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <Button
          variant="soft"
          icon={<Shuffle aria-hidden="true" className="size-4" />}
          onClick={actions.shake}
        >
          {editorCopy.style.shake}
        </Button>
        <p className="text-caption text-ink-3">{copy.look.shakeHint}</p>
      </div>
      <TemplateChooser
        label={editorCopy.template}
        store={store}
        previews={previews}
        value={form.style}
        onChange={(key) => update((before) => changeStyle(before, key))}
      />
      <BrandSettings editor={slideshow} />
      <Field label={copy.look.transition}>
        <Select
          options={TRANSITIONS}
          value={form.transition ?? AUTO}
          onChange={(event) => changeTransition(event.target.value)}
        />
      </Field>
      <Switch
        label={copy.look.counter}
        hint={copy.look.counterHint}
        checked={form.hasCounter}
        onChange={({ target }) => update((before) => ({ ...before, hasCounter: target.checked }))}
      />
    </div>
  )
}
