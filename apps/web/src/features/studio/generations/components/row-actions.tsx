import type { Generation } from '@kadr/contract/studio/generations'
import { Link } from '@tanstack/react-router'
import { Ban, EllipsisVertical, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { DownloadButton } from '../../../../generations/components/download-button.tsx'
import { PostButton } from '../../../../generations/components/post-button.tsx'
import { findKind } from '../../../../generations/kinds.ts'
import { isActive } from '../../../../generations/model/generation-state.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'
import type { useGenerationActions } from '../model/use-generation-actions.ts'

type Props = {
  generation: Generation
  canEdit: boolean
  actions: ReturnType<typeof useGenerationActions>
}

export const RowActions = ({ generation, canEdit, actions }: Props) => {
  const { state, results } = generation
  if (state === 'ready') {
    return (
      <>
        <DownloadButton size="sm" results={results} />
        <PostButton size="sm" results={results} reelId={generation.reelId} />
      </>
    )
  }
  if (!canEdit) return null
  if (isActive(generation)) {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={<Ban aria-hidden="true" className="size-4" />}
        isLoading={actions.isCancelling(generation)}
        onClick={() => actions.cancel(generation)}
      >
        {copy.cancel}
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<RotateCw aria-hidden="true" className="size-4" />}
      isLoading={actions.isRetrying(generation)}
      onClick={() => actions.retry(generation)}
    >
      {copy.retry}
    </Button>
  )
}

/** An active generation has to be cancelled before it can be deleted. */
export const RowMenu = ({
  generation,
  onRemove,
}: {
  generation: Generation
  onRemove: () => void
}) => {
  const { kind, reelId, title } = generation
  const editor = reelId === null ? undefined : findKind(kind)?.to
  const canRemove = !isActive(generation)
  if (!editor && !canRemove) return null
  return (
    <Menu
      trigger={
        <IconButton
          label={copy.actions(title)}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      }
    >
      {editor && reelId ? (
        <MenuItem asChild>
          <Link to={editor} search={{ reel: reelId }}>
            <Pencil aria-hidden="true" className="size-5" />
            {copy.open}
          </Link>
        </MenuItem>
      ) : null}
      {canRemove ? (
        <MenuItem
          isDanger
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onSelect={onRemove}
        >
          {copy.remove}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
