import type { Connection } from '@kadr/contract/connections'
import type { Resource } from '@kadr/contract/resources'
import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { assistCopy as copy } from '../../assist-copy.ts'
import type { ComposerForm } from '../../model/composer-form.ts'

const AssistPanel = lazy(() => import('./assist-panel.tsx'))

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
export const ComposerAssist = ({ form, setForm, accounts, media, isAside, onClose }: Props) => {
  const panel = (
    <Suspense fallback={<Opening />}>
      <AssistPanel
        form={form}
        setForm={setForm}
        matter={{
          text: form.text,
          networks: [...new Set(accounts.map(({ network }) => network))],
          media: form.mediaIds.flatMap((id) => media.get(id) ?? []),
        }}
        networkOf={(id) => accounts.find((account) => account.id === id)?.network}
        onTaken={() => !isAside && onClose()}
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
