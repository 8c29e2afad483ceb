import type { Workspace } from '@kadr/contract/identity/workspaces'
import { useState } from 'react'

type Props = { workspace: Pick<Workspace, 'name' | 'brandColor' | 'pictureUrl' | 'logoUrl'> }

/** Decoration beside the name: the picture, or else the logo, or else the first letter on the colour of the brand. */
export const WorkspaceMark = ({ workspace: { name, brandColor, pictureUrl, logoUrl } }: Props) => {
  const [broken, setBroken] = useState<string>()
  const src = pictureUrl ?? logoUrl
  return (
    <span
      aria-hidden="true"
      style={brandColor && !src ? { backgroundColor: brandColor, color: '#fff' } : undefined}
      className="flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-chip bg-accent-soft text-label font-semibold text-accent"
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} className="size-full object-cover" />
      ) : (
        name.slice(0, 1).toLocaleUpperCase('ru')
      )}
    </span>
  )
}
