import { STYLES } from '@kadr/scene/styles/all-styles'
import { Select } from '../../../../ui/forms/select.tsx'
import { editorCopy } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'

const OPTIONS = STYLES.map(({ key, name }) => ({ value: key, label: name }))

/** In a chunk of its own: styles come with all that draws them. */
export default function StyleSelect() {
  const { form, change } = useRuleContext()
  return (
    <Select
      placeholder={editorCopy.rotateStyles}
      options={OPTIONS}
      value={form.style}
      onChange={(event) => change({ style: event.target.value })}
    />
  )
}
