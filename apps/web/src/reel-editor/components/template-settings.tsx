import type { Aspect } from '@kadr/contract/scene'
import { type ReactNode, useMemo } from 'react'
import { editorCopy } from '../copy.ts'
import { previewTemplates, type TemplateSet } from '../model/template-set.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'
import { TemplateChooser } from './template-chooser.tsx'

type Props<Form extends { aspect: Aspect; template: string }> = {
  editor: ReelEditor<Form>
  templateSet: TemplateSet<Form>
  /** Further settings of this kind's template. */
  children?: ReactNode
}

export function TemplateSettings<Form extends { aspect: Aspect; template: string }>({
  editor: { form, facts, store, update },
  templateSet,
  children,
}: Props<Form>) {
  const previews = useMemo(
    () => previewTemplates({ templateSet, form, facts }),
    [templateSet, form, facts],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <TemplateChooser
        label={editorCopy.template}
        store={store}
        previews={previews}
        value={form.template}
        onChange={(key) => update((before) => templateSet.change(before, key))}
      />
      {children}
    </div>
  )
}
