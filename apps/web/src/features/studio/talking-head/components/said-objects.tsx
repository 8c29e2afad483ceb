import { quote } from '@kadr/domain/base/quote'
import { Search, Sparkles, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ObjectPicker } from '../../../../reel-editor/objects/object-picker.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { addSaidObjects, listSentences } from '../model/said-objects.ts'

const { objects: words } = copy

/** Drawn objects beside the head: found by the words, replaced, removed. */
export const SaidObjects = ({ talking: { form, update } }: { talking: TalkingHead }) => {
  const [opened, setOpened] = useState<number>()
  const sentences = listSentences(form)
  const fill = async () => {
    const withObjects = await addSaidObjects(form)
    update((before) => ({ ...before, objects: withObjects.objects }))
  }
  const replace = (name: string) =>
    update((before) => ({
      ...before,
      objects: before.objects.map((object, at) => (at === opened ? { ...object, name } : object)),
    }))
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-label font-medium">{words.label}</legend>
      <p className="text-caption text-ink-3">{words.hint}</p>
      <ul className="grid grid-cols-1 gap-2">
        {form.objects.map(({ word }, at) => {
          const said = sentences.find((sentence) => sentence.word === word)?.text ?? ''
          return (
            <li key={word} className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 basis-40 truncate text-label">{quote(said)}</span>
              <Button
                variant="secondary"
                size="sm"
                icon={<Search aria-hidden="true" className="size-4" />}
                onClick={() => setOpened(at)}
              >
                {words.replace(at)}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() =>
                  update((before) => ({
                    ...before,
                    objects: before.objects.filter((object) => object.word !== word),
                  }))
                }
              >
                {words.remove(at)}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button
        variant="secondary"
        disabled={sentences.length === 0}
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        onClick={() => void fill()}
      >
        {words.find}
      </Button>
      <ObjectPicker
        open={opened !== undefined}
        onOpenChange={(isOpen) => setOpened(isOpen ? (opened ?? 0) : undefined)}
        chosen={form.objects[opened ?? 0]?.name ?? null}
        onChoose={replace}
      />
    </fieldset>
  )
}
