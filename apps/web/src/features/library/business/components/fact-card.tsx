import type { BusinessFact } from '@kadr/contract/library/business'
import { Pencil } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useConfirmFact } from '../api/business.mutations.ts'
import { copy } from '../copy.ts'
import { askAgain, describeSaid, describeSource } from '../model/describe-fact.ts'
import { titleOf } from '../model/list-cards.ts'
import { FactFrame } from './fact-frame.tsx'
import { KIND_ICONS, SOURCE_ICONS } from './kind-icons.ts'
import { OldFact } from './old-fact.tsx'

type Props = {
  fact: BusinessFact
  /** Undefined for whoever may not change facts. */
  onEdit?: (() => void) | undefined
}

export const FactCard = ({ fact, onEdit }: Props) => {
  const confirm = useConfirmFact()
  const clock = { now: new Date(), timeZone: browserTimeZone() }
  const confirmIt = () =>
    confirm.mutate(fact, {
      onSuccess: () => notify.success(copy.old.confirmed),
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <FactFrame
      icon={KIND_ICONS[fact.kind]}
      title={titleOf(fact)}
      source={{
        icon: SOURCE_ICONS[fact.source],
        name: describeSource(fact),
        date: describeSaid(fact.saidAt, clock),
      }}
      action={
        onEdit ? (
          <IconButton
            size="sm"
            label={copy.edit(titleOf(fact))}
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            onClick={onEdit}
          />
        ) : null
      }
    >
      <p className="text-label whitespace-pre-line wrap-anywhere">{fact.text}</p>
      {fact.isOld ? (
        <OldFact
          question={askAgain(fact, clock)}
          answer={onEdit && { isPending: confirm.isPending, onYes: confirmIt, onNo: onEdit }}
        />
      ) : null}
    </FactFrame>
  )
}
