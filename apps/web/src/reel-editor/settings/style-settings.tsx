import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { rankStyles } from '@kadr/scene/director/choose-style'
import { Shuffle } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { BrandSettings } from './brand-settings.tsx'
import { TemplateChooser } from './template-chooser.tsx'
import { previewTemplates, type TemplateSet } from './template-set.ts'

type StyledForm = { aspect: Aspect; style: string; seed: number; brand: ReelBrand }

const MAX_SEED = 9999

/** The next style by fitness to the words, in other colours. */
const shakeStyle = <Form extends StyledForm>(form: Form, words: string): Form => {
  const ranked = rankStyles(words)
  const at = ranked.findIndex(({ key }) => key === form.style)
  const next = ranked[(at + 1) % ranked.length]
  return { ...form, style: next?.key ?? form.style, seed: (form.seed + 1) % MAX_SEED }
}

/** The style of a reel and what makes it the workspace's own. */
export function StyleSettings<Form extends StyledForm>({
  editor,
  styleSet,
  wordsOf,
  children,
}: {
  editor: ReelEditor<Form>
  styleSet: TemplateSet<Form>
  /** What the reel is about. */
  wordsOf: (form: Form) => string
  /** Further settings of the kind. */
  children?: ReactNode
}) {
  const { form, facts, store, update } = editor
  const previews = useMemo(
    () => previewTemplates({ templateSet: styleSet, form, facts }),
    [styleSet, form, facts],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <Button
          variant="soft"
          icon={<Shuffle aria-hidden="true" className="size-4" />}
          onClick={() => update((before) => shakeStyle(before, wordsOf(before)))}
        >
          {editorCopy.style.shake}
        </Button>
        <p className="text-caption text-ink-3">{editorCopy.style.shakeHint}</p>
      </div>
      <TemplateChooser
        label={editorCopy.template}
        store={store}
        previews={previews}
        value={form.style}
        onChange={(key) => update((before) => styleSet.change(before, key))}
      />
      <BrandSettings editor={editor} />
      {children}
    </div>
  )
}
