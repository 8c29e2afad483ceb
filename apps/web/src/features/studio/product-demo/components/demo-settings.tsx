import { slideFit } from '@kadr/contract/studio/slideshow'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { addShots, benefitsOf, MAX_SHOTS } from '../model/demo-form.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { ProofSettings } from './proof-settings.tsx'
import { ShotRow } from './shot-row.tsx'

const KINDS = ['image', 'video'] as const
const FITS = slideFit.options.map((value) => ({ value, label: editorCopy.fits[value] }))

export default function DemoSettings({ editor }: { editor: DemoEditor }) {
  const { form, update, addResources } = editor
  const [isOpen, setIsOpen] = useState(false)
  const { shots } = form
  const room = MAX_SHOTS - shots.length
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-medium">{copy.demo.shots}</p>
        {shots.length === 0 ? <p className="text-label text-ink-3">{copy.demo.none}</p> : null}
        <ol aria-label={copy.demo.shots} className="grid grid-cols-1 gap-2">
          {shots.map((shot, index) => (
            <ShotRow key={shot.id} editor={editor} shot={shot} index={index} />
          ))}
        </ol>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={room === 0}
          icon={<ImagePlus aria-hidden="true" className="size-4" />}
          onClick={() => setIsOpen(true)}
        >
          {copy.demo.add}
        </Button>
      </div>
      <Switch
        label={copy.demo.phone}
        hint={copy.demo.phoneHint}
        checked={form.hasPhone}
        onChange={({ target }) => update((before) => ({ ...before, hasPhone: target.checked }))}
      />
      {shots.length > 0 && !form.hasPhone ? (
        <ChipChoice
          label={copy.demo.fit}
          options={FITS}
          value={shots[0]?.fit ?? 'framed'}
          onChange={(fit) =>
            update((before) => ({
              ...before,
              shots: before.shots.map((shot) => ({ ...shot, fit })),
            }))
          }
        />
      ) : null}
      <Field label={copy.demo.benefits} hint={copy.demo.benefitsHint}>
        <Textarea
          rows={5}
          value={form.benefits.map(({ text }) => text).join('\n')}
          onChange={({ target }) =>
            update((before) => ({ ...before, benefits: benefitsOf(target.value) }), 'benefits')
          }
        />
      </Field>
      <ProofSettings editor={editor} />
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={Math.max(1, room)}
        onChoose={(resources) => {
          addResources(resources)
          update((before) => addShots(before, resources))
        }}
      />
    </div>
  )
}
