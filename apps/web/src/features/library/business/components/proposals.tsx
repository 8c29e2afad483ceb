import { countOf } from '@kadr/domain/base/plural'
import { Globe } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { SiteFinds } from '../api/business.mutations.ts'
import { FACT_FORMS } from '../copy.ts'
import { useProposals } from '../model/use-proposals.ts'
import { siteCopy } from '../site-copy.ts'
import { ProposalChoice } from './proposal-choice.tsx'

type Props = {
  finds: SiteFinds
  /** A sheet on a phone, a block above the facts on a desktop. */
  isSheet: boolean
  onDone: () => void
}

/** What was found on a site. Only what is ticked is kept. */
export const Proposals = ({ finds, isSheet, onDone }: Props) => {
  const { chosen, toggle, save, isSaving, error } = useProposals({ finds, onDone })
  // What needs a decision comes after what is new.
  const sorted = finds.proposals.toSorted(
    (one, other) => Number(one.contradicts !== null) - Number(other.contradicts !== null),
  )
  const count = countOf({ count: finds.proposals.length, forms: FACT_FORMS })
  const title = siteCopy.found({ host: finds.host, count })
  const list = (
    <>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3">
        {sorted.map((proposal) => (
          <ProposalChoice
            key={`${proposal.kind} ${proposal.title} ${proposal.text}`}
            proposal={proposal}
            isChosen={chosen.includes(proposal)}
            onToggle={() => toggle(proposal)}
          />
        ))}
      </ul>
      {error ? (
        <p role="alert" className="mt-3 rounded-control bg-failed-soft p-3 text-label text-failed">
          {failureText(error)}
        </p>
      ) : null}
    </>
  )
  const buttons = (
    <>
      <Button variant="ghost" onClick={onDone}>
        {siteCopy.rejectAll}
      </Button>
      <Button isLoading={isSaving} disabled={chosen.length === 0} onClick={save}>
        {siteCopy.save(chosen.length)}
      </Button>
    </>
  )
  if (isSheet) {
    return (
      <Dialog
        open
        size="lg"
        title={title}
        description={siteCopy.choose}
        onOpenChange={onDone}
        footer={buttons}
      >
        {list}
      </Dialog>
    )
  }
  return (
    <section aria-label={title} className="rounded-card border-2 border-accent bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-chip bg-accent-soft text-accent">
          <Globe aria-hidden="true" className="size-4.5" />
        </span>
        <div className="grid min-w-0 flex-1 basis-60">
          <h2 className="font-semibold wrap-anywhere">{title}</h2>
          <p className="text-label text-ink-2">{siteCopy.choose}</p>
        </div>
        <div className="flex flex-wrap gap-2">{buttons}</div>
      </div>
      {list}
    </section>
  )
}
