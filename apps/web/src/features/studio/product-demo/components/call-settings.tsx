import { Field } from '../../../../ui/forms/field.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { Slot } from './slot.tsx'

const KINDS = ['image', 'video'] as const

export default function CallSettings({ editor }: { editor: DemoEditor }) {
  const { callToAction } = editor.form
  const change = (changes: Partial<typeof callToAction>, mark?: string) =>
    editor.update(
      (before) => ({ ...before, callToAction: { ...before.callToAction, ...changes } }),
      mark,
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={copy.call.text}>
        <TextInput
          maxLength={120}
          value={callToAction.text}
          placeholder={copy.call.placeholder}
          onChange={({ target }) => change({ text: target.value }, 'call')}
        />
      </Field>
      <Field label={copy.call.name}>
        <TextInput
          maxLength={80}
          value={editor.form.name}
          onChange={({ target }) =>
            editor.update((before) => ({ ...before, name: target.value }), 'name')
          }
        />
      </Field>
      <Field label={copy.call.price}>
        <TextInput
          maxLength={40}
          value={callToAction.price}
          onChange={({ target }) => change({ price: target.value }, 'price')}
        />
      </Field>
      <Field label={copy.call.note}>
        <TextInput
          maxLength={80}
          value={callToAction.note}
          onChange={({ target }) => change({ note: target.value }, 'note')}
        />
      </Field>
      <Slot
        editor={editor}
        label={copy.call.asset}
        kinds={KINDS}
        asset={callToAction.asset}
        onChange={(asset) => change({ asset })}
      />
      <RangeField
        label={copy.call.seconds}
        text={copy.seconds(callToAction.seconds)}
        value={callToAction.seconds}
        min={1}
        max={8}
        step={0.1}
        onChange={(seconds) => change({ seconds }, 'call seconds')}
      />
    </div>
  )
}
