import { FACT_TITLE_MAX, type Proposal } from '@kadr/contract/library/business'
import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { useState } from 'react'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { type KeptFact, type SiteFinds, useKeepFacts } from '../api/business.mutations.ts'
import { FACT_FORMS } from '../copy.ts'
import { siteCopy } from '../site-copy.ts'

/** As it is kept: what it contradicts goes. */
const toKept = (host: string, { pageTitle, contradicts, ...fact }: Proposal): KeptFact => ({
  ...fact,
  source: 'site',
  sourceTitle: `${host}, ${quote(pageTitle)}`.slice(0, FACT_TITLE_MAX),
  ...(contradicts?.of === 'fact' && { replacesId: contradicts.id }),
})

/** What was found on a site and what of it is ticked: at first all that contradicts nothing. */
export const useProposals = ({ finds, onDone }: { finds: SiteFinds; onDone: () => void }) => {
  const { host, proposals } = finds
  const [chosen, setChosen] = useState<readonly Proposal[]>(() =>
    proposals.filter(({ contradicts }) => contradicts === null),
  )
  const keep = useKeepFacts()
  return {
    chosen,
    toggle: (proposal: Proposal) =>
      setChosen((before) =>
        before.includes(proposal)
          ? before.filter((each) => each !== proposal)
          : [...before, proposal],
      ),
    save: () =>
      keep.mutate(
        chosen.map((proposal) => toKept(host, proposal)),
        {
          onSuccess: ({ facts }) => {
            notify.success(siteCopy.saved(countOf({ count: facts.length, forms: FACT_FORMS })))
            onDone()
          },
        },
      ),
    isSaving: keep.isPending,
    error: keep.error,
  }
}
