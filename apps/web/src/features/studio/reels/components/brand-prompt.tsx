import { putBrandKit } from '@kadr/contract/studio/brand-kit'
import { Link } from '@tanstack/react-router'
import { Palette } from 'lucide-react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { useBrandKit } from '../../../../reel-editor/document/workspace-brand.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSkipBrand } from '../../brand/api/brand.mutations.ts'
import { copy } from '../copy.ts'

const { brand: words } = copy

/** Asks a workspace for its brand once, until it is filled in or waved off. */
export const BrandPrompt = () => {
  const { data: kit } = useBrandKit()
  const canEdit = useCan(putBrandKit.action)
  const skip = useSkipBrand()
  if (!kit || kit.isAsked || !canEdit || skip.isSuccess) return null
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
        <Palette aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="font-semibold">{words.title}</p>
        <p className="text-label text-ink-2">{words.text}</p>
      </div>
      <div className="flex gap-2">
        <LinkButton asChild size="sm">
          <Link to="/reels/brand">{words.fill}</Link>
        </LinkButton>
        <Button
          variant="ghost"
          size="sm"
          isLoading={skip.isPending}
          onClick={() => skip.mutate(undefined)}
        >
          {words.skip}
        </Button>
      </div>
    </Card>
  )
}
