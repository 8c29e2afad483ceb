import type { Resource } from '@kadr/contract/library/resources'
import type { Connection } from '@kadr/contract/publishing/connections'
import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { ComposerForm } from '../composer/composer-form.ts'
import { aiCopy as copy } from './copy.ts'

const AiPanel = lazy(() => import('./ai-panel.tsx'))

type Props = {
  form: ComposerForm
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  /** Accounts whose text can still change. */
  accounts: readonly Connection[]
  media: ReadonlyMap<string, Resource>
  isAside: boolean
  onClose: () => void
}

const Opening = () => (
  <SkeletonGroup label={copy.loading} className="grid gap-3">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-11 w-full" />
  </SkeletonGroup>
)

/** An aside on wide screens, a bottom sheet on narrow ones. */
export const ComposerAi = ({ form, setForm, accounts, media, isAside, onClose }: Props) => {
  const panel = (
    <Suspense fallback={<Opening />}>
      <AiPanel
        form={form}
        setForm={setForm}
        context={{
          text: form.text,
          networks: [...new Set(accounts.map(({ network }) => network))],
          media: form.mediaIds.flatMap((id) => media.get(id) ?? []),
        }}
        networkOf={(id) => accounts.find((account) => account.id === id)?.network}
        onInserted={() => !isAside && onClose()}
      />
    </Suspense>
  )
  return isAside ? (
    <Section
      title={copy.title}
      action={
        <IconButton
          label={copy.close}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      }
    >
      <Card>{panel}</Card>
    </Section>
  ) : (
    <Dialog open title={copy.title} onOpenChange={onClose}>
      {panel}
    </Dialog>
  )
}
