import { BrandColour } from '../../../reel-editor/components/brand-colour.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { TemplateSettings } from '../../../reel-editor/components/template-settings.tsx'
import { DEMO_TEMPLATE_SET, type DemoEditor } from '../model/edited-demo.ts'

export default function DemoTemplateSettings({ editor }: { editor: DemoEditor }) {
  return (
    <TemplateSettings editor={editor} templateSet={DEMO_TEMPLATE_SET}>
      <BrandColour editor={editor} />
      <FormatFields editor={editor} />
    </TemplateSettings>
  )
}
