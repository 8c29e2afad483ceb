import { FormatFields } from '../../../../reel-editor/settings/format-fields.tsx'
import { StyleSettings } from '../../../../reel-editor/settings/style-settings.tsx'
import { wordsOf } from '../model/demo-form.ts'
import { type DemoEditor, STYLE_SET } from '../model/edited-demo.ts'

export default function DemoStyleSettings({ editor }: { editor: DemoEditor }) {
  return (
    <StyleSettings editor={editor} styleSet={STYLE_SET} wordsOf={wordsOf}>
      <FormatFields editor={editor} />
    </StyleSettings>
  )
}
