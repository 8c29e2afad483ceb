import { BrandColour } from '../../../reel-editor/components/brand-colour.tsx'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { LookSettings } from '../../../reel-editor/components/look-settings.tsx'
import { DEMO_LOOKS, type DemoEditor } from '../model/edited-demo.ts'

export default function DemoLook({ editor }: { editor: DemoEditor }) {
  return (
    <LookSettings editor={editor} looks={DEMO_LOOKS}>
      <BrandColour editor={editor} />
      <FormatFields editor={editor} />
    </LookSettings>
  )
}
