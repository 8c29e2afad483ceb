import type { Subscription } from '@kadr/contract/money/subscription'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { isUnlimited } from '@kadr/domain/money/limits'
import { useState } from 'react'
import { networks } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useConnections } from '../../../publishing/connections/api/connections.queries.ts'
import { useKeepConnections } from '../api/plan.mutations.ts'
import { planCopy } from './copy.ts'

const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

/** When more accounts are connected than the plan allows, the owner chooses which of them stay in use. */
export const KeptAccounts = ({ subscription }: { subscription: Subscription }) => {
  const { connections } = useConnections()
  const keep = useKeepConnections()
  const limit = subscription.limits.connectedAccounts
  const all = connections
    ? networks.flatMap((network) =>
        network.pick(connections).map((one) => ({ ...one, networkTitle: network.title })),
      )
    : []
  const [chosen, setChosen] = useState<string[]>()
  const isOver = all.some(({ status }) => status === 'read_only')
  if (!isOver || isUnlimited(limit)) return null
  const kept = chosen ?? all.filter(({ status }) => status !== 'read_only').map(({ id }) => id)
  const toggle = (id: string, isKept: boolean) =>
    setChosen(isKept ? [...kept, id] : kept.filter((each) => each !== id))
  const save = async () => {
    try {
      await keep.mutateAsync(kept)
      notify.success(planCopy.accountsSaved)
    } catch (error) {
      notify.error(failureText(error))
    }
  }
  return (
    <Section title={planCopy.accountsTitle}>
      <Card className="grid gap-3">
        <p className="text-label text-ink-2">
          {planCopy.accountsText(countOf({ count: limit, forms: ACCOUNTS }))}
        </p>
        <div className="grid md:grid-cols-2">
          {all.map(({ id, title, networkTitle }) => (
            <Checkbox
              key={id}
              checked={kept.includes(id)}
              disabled={!kept.includes(id) && kept.length >= limit}
              onChange={(event) => toggle(id, event.target.checked)}
              label={title}
              hint={networkTitle}
            />
          ))}
        </div>
        <Button
          variant="secondary"
          className="justify-self-start"
          isLoading={keep.isPending}
          onClick={() => void save()}
        >
          {planCopy.accountsSave}
        </Button>
      </Card>
    </Section>
  )
}
