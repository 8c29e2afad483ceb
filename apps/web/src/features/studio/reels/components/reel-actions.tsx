import type { GenerationOutput } from '@kadr/contract/studio/generations'
import type { Reel } from '@kadr/contract/studio/reels'
import { Link, useNavigate } from '@tanstack/react-router'
import { Clapperboard, Copy, Images, LayoutTemplate, Pencil, Trash2, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRenderReel } from '../../../../generations/api/generations.mutations.ts'
import { DownloadButton } from '../../../../generations/components/download-button.tsx'
import { PostButton } from '../../../../generations/components/post-button.tsx'
import { ShareButton } from '../../../../generations/components/share-button.tsx'
import { findKind } from '../../../../generations/kinds.ts'
import { isActive } from '../../../../generations/model/generation-state.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useDuplicateReel } from '../api/reels.mutations.ts'
import { copy } from '../copy.ts'

const DeleteReel = lazy(() => import('./delete-reel.tsx'))
const { dialog: words } = copy
/** The primary action spans the full width. */
const WIDE = 'col-span-full'
const ICON = { 'aria-hidden': true, className: 'size-4' } as const

const useCopyReel = () => {
  const duplicate = useDuplicateReel()
  const navigate = useNavigate()
  const run = ({ id, kind }: Reel) =>
    duplicate.mutate(id, {
      onSuccess: (made) => {
        const to = findKind(kind)?.to
        notify.success(words.duplicated, {
          ...(to && {
            action: {
              label: words.openCopy,
              onClick: () => void navigate({ to, search: { reel: made.id } }),
            },
          }),
        })
      },
      onError: (error) => notify.error(words.duplicateFailed, { text: failureText(error) }),
    })
  return { run, isPending: duplicate.isPending }
}

const RenderButtons = ({ reel }: { reel: Reel }) => {
  const render = useRenderReel()
  const { lastGeneration: last } = reel
  if (last && isActive(last)) return null
  const isAgain = last?.state === 'ready' && last.output === 'video'
  const button = (output: GenerationOutput) => (
    <Button
      key={output}
      variant="secondary"
      icon={output === 'video' ? <Clapperboard {...ICON} /> : <Images {...ICON} />}
      isLoading={render.isPending && render.variables.output === output}
      onClick={() => render.mutate({ reelId: reel.id, output })}
    >
      {output === 'carousel' ? words.carousel : isAgain ? words.videoAgain : words.video}
    </Button>
  )
  return <>{findKind(reel.kind)?.outputs.map(button)}</>
}

type Props = { reel: Reel; onDeleted: () => void }

export const ReelActions = ({ reel, onDeleted }: Props) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const copyReel = useCopyReel()
  const canAutomate = useCan('automations.write')
  const results = reel.lastGeneration?.results ?? []
  const editor = findKind(reel.kind)?.to
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 md:grid-cols-2">
      <PostButton variant="primary" results={results} reelId={reel.id} className={WIDE} />
      <DownloadButton results={results} />
      <ShareButton results={results} />
      {editor ? (
        <LinkButton
          asChild
          {...(results.length > 0 ? { variant: 'secondary' } : { className: WIDE })}
        >
          <Link to={editor} search={{ reel: reel.id }}>
            <Pencil {...ICON} />
            {words.edit}
          </Link>
        </LinkButton>
      ) : null}
      <RenderButtons reel={reel} />
      <Button
        variant="secondary"
        icon={<Copy {...ICON} />}
        isLoading={copyReel.isPending}
        onClick={() => copyReel.run(reel)}
      >
        {words.duplicate}
      </Button>
      <LinkButton asChild variant="secondary">
        <Link to="/reels/templates" search={{ save: reel.id }}>
          <LayoutTemplate {...ICON} />
          {words.saveTemplate}
        </Link>
      </LinkButton>
      {canAutomate ? (
        <LinkButton asChild variant="secondary">
          <Link to="/reels/automation/$" params={{ _splat: 'new' }} search={{ reel: reel.id }}>
            <WandSparkles {...ICON} />
            {words.makeWeekly}
          </Link>
        </LinkButton>
      ) : null}
      <Button variant="danger" icon={<Trash2 {...ICON} />} onClick={() => setIsDeleting(true)}>
        {words.delete}
      </Button>
      <Suspense>
        {isDeleting ? (
          <DeleteReel reel={reel} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        ) : null}
      </Suspense>
    </div>
  )
}
