import { Gallery } from '../../features/operations/dev-ui/gallery.tsx'
import { SandboxOnly } from './sandbox-only.tsx'

export default function DevUiPage() {
  return (
    <SandboxOnly title="Компоненты">
      <Gallery />
    </SandboxOnly>
  )
}
