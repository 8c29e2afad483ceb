import { slideFit } from '@kadr/contract/studio/slideshow'
import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { Slot } from './slot.tsx'

const AUTO = 'auto' as const
const MAX_TEXT = 160
const KINDS = ['image', 'video'] as const
const POSITIONS = ([AUTO, 'top', 'bottom'] as const).map((value) => ({
  value,
  label: copy.hook.positions[value],
}))

const FITS = slideFit.options.map((value) => ({ value, label: editorCopy.fits[value] }))

type Props = { editor: DemoEditor; onProduct: () => void; help: ReactNode }

export const HookSettings = ({ editor, onProduct, help }: Props) => {
  const { hook } = editor.form
  const change = (changes: Partial<typeof hook>, mark?: string) =>
    editor.update((before) => ({ ...before, hook: { ...before.hook, ...changes } }), mark)
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* In two rows they would push the text field of a short phone out of view. */}
      <div className="flex flex-wrap gap-2 max-[23rem]:*:px-2.5! max-[23rem]:[&_svg]:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon={<Package aria-hidden="true" className="size-4" />}
          onClick={onProduct}
        >
          {copy.blank.product}
        </Button>
        {help}
      </div>
      <Field label={copy.hook.text} hint={copy.hook.hint}>
        <Textarea
          rows={2}
          maxLength={MAX_TEXT}
          value={hook.text}
          placeholder={copy.hook.placeholder}
          onChange={({ target }) => change({ text: target.value }, 'hook')}
        />
      </Field>
      <Slot
        editor={editor}
        label={copy.hook.asset}
        kinds={KINDS}
        asset={hook.asset}
        onChange={(asset) => change({ asset, from: 0 })}
      />
      {hook.asset ? (
        <ChipChoice
          label={copy.hook.fit}
          options={FITS}
          value={hook.fit}
          onChange={(fit) => change({ fit })}
        />
      ) : null}
      {hook.asset && hook.fit !== 'framed' ? (
        <ChipChoice
          label={copy.hook.position}
          options={POSITIONS}
          value={hook.position ?? AUTO}
          onChange={(value) => change({ position: value === AUTO ? null : value })}
        />
      ) : null}
      <RangeField
        label={copy.hook.seconds}
        text={copy.seconds(hook.seconds)}
        value={hook.seconds}
        min={1}
        max={8}
        step={0.1}
        onChange={(seconds) => change({ seconds }, 'hook seconds')}
      />
    </div>
  )
}
