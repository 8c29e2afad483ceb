import { Gallery } from '../../features/dev-ui/gallery.tsx'
import { SandboxOnly } from './sandbox-only.tsx'

export default function DevUiPage() {
  return (
    <SandboxOnly title="Компоненты">
      <Gallery />
    </SandboxOnly>
  )
}
