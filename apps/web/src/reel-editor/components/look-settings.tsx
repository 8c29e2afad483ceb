import type { Aspect } from '@kadr/contract/scene'
import { type ReactNode, useMemo } from 'react'
import { editorCopy } from '../copy.ts'
import { type Looks, previewLooks } from '../model/looks.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'
import { TemplateChooser } from './template-chooser.tsx'

type Props<Form extends { aspect: Aspect; template: string }> = {
  editor: ReelEditor<Form>
  looks: Looks<Form>
  /** Further settings of this kind's template. */
  children?: ReactNode
}

export function LookSettings<Form extends { aspect: Aspect; template: string }>({
  editor: { form, facts, store, update },
  looks,
  children,
}: Props<Form>) {
  const previews = useMemo(() => previewLooks({ looks, form, facts }), [looks, form, facts])
  return (
    <div className="grid grid-cols-1 gap-4">
      <TemplateChooser
        label={editorCopy.template}
        store={store}
        previews={previews}
        value={form.template}
        onChange={(key) => update((before) => looks.change(before, key))}
      />
      {children}
    </div>
  )
}
