import type { FootageInsert } from '@kadr/contract/studio/own-video'
import { X } from 'lucide-react'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import CaptionSettings from '../../../../reel-editor/settings/caption-settings.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { StyleSettings } from '../../../../reel-editor/settings/style-settings.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy as texts } from '../copy.ts'
import { type OwnVideoEditor, STYLE_SET } from '../model/edited-own-video.ts'

const { look: copy } = texts
const MAX_TITLE = 120
const MAX_ACT = 80

const LAYOUTS = (['full', 'card'] as const).map((value) => ({ value, label: copy.layouts[value] }))

const InsertRow = ({ editor, insert }: { editor: OwnVideoEditor; insert: FootageInsert }) => {
  const resource = editor.store.get(insert.asset)
  const change = (make: (one: FootageInsert) => FootageInsert[]) =>
    editor.update((before) => ({
      ...before,
      inserts: before.inserts.flatMap((one) => (one.id === insert.id ? make(one) : [one])),
    }))
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-t pt-3">
      <div className="flex items-center gap-3">
        <div className="w-12 shrink-0">{resource ? <LiveThumb resource={resource} /> : null}</div>
        <p className="min-w-0 flex-1 truncate text-label">
          {texts.clock(insert.from / 1000)} {resource?.name}
        </p>
        <IconButton
          label={copy.removeInsert}
          size="sm"
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => change(() => [])}
        />
      </div>
      <ChipChoice
        label={copy.layout}
        options={LAYOUTS}
        value={insert.layout}
        onChange={(layout) => change((one) => [{ ...one, layout }])}
      />
    </li>
  )
}

const Ending = ({ editor: { form, update } }: { editor: OwnVideoEditor }) => {
  const { ending } = form
  const set = (part: Partial<NonNullable<typeof ending>>) =>
    update(
      (before) => ({ ...before, ending: { title: '', act: '', ...before.ending, ...part } }),
      'ending',
    )
  return (
    <>
      <Switch
        label={copy.ending}
        checked={ending !== null}
        onChange={({ target }) =>
          update((before) => ({
            ...before,
            ending: target.checked ? { title: '', act: '' } : null,
          }))
        }
      />
      {ending ? (
        <>
          <Field label={copy.endingTitle}>
            <TextInput
              maxLength={MAX_TITLE}
              value={ending.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
          <Field label={copy.endingAct}>
            <TextInput
              maxLength={MAX_ACT}
              placeholder={copy.endingActPlaceholder}
              value={ending.act}
              onChange={({ target }) => set({ act: target.value })}
            />
          </Field>
        </>
      ) : null}
    </>
  )
}

/** The style, the captions, the words around the talk and the pictures over it. */
export default function LookSettings({ editor }: { editor: OwnVideoEditor }) {
  const { form, update } = editor
  return (
    <StyleSettings editor={editor} styleSet={STYLE_SET} wordsOf={({ title }) => title}>
      <Field label={copy.title} hint={copy.titleHint}>
        <TextInput
          maxLength={MAX_TITLE}
          placeholder={copy.titlePlaceholder}
          value={form.title}
          onChange={({ target }) =>
            update((before) => ({ ...before, title: target.value }), 'hook')
          }
        />
      </Field>
      <CaptionSettings
        captions={form.captions}
        onChange={(part) =>
          update((before) => ({ ...before, captions: { ...before.captions, ...part } }))
        }
      />
      <Switch
        label={copy.zooms}
        hint={copy.zoomsHint}
        checked={form.hasZooms}
        onChange={({ target }) => update((before) => ({ ...before, hasZooms: target.checked }))}
      />
      <Ending editor={editor} />
      <section aria-label={copy.inserts} className="grid grid-cols-1 gap-2">
        <p className="text-label font-medium">{copy.inserts}</p>
        {form.inserts.length === 0 ? (
          <p className="text-label text-ink-2">{copy.insertsHint}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {form.inserts.map((insert) => (
              <InsertRow key={insert.id} editor={editor} insert={insert} />
            ))}
          </ul>
        )}
      </section>
    </StyleSettings>
  )
}
