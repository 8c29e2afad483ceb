import type { AdminPerson } from '@kadr/contract/operations/admin'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { PLANS } from '@kadr/domain/money/plans'
import { useState } from 'react'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useBlockPerson } from '../api/admin.mutations.ts'
import { usePeople } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useAct } from '../model/use-act.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame, ShowMore } from './admin-list.tsx'

const { people: words } = copy

const BlockButton = ({ person }: { person: AdminPerson }) => {
  const block = useBlockPerson()
  const act = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const send = (isBlocked: boolean) =>
    block.mutate(
      { params: { id: person.id }, body: { isBlocked } },
      act(isBlocked ? words.isBlocked : words.isUnblocked, () => setIsAsking(false)),
    )
  if (person.blockedAt !== null) {
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.unblockNamed(person.name)}
        isLoading={block.isPending}
        onClick={() => send(false)}
      >
        {words.unblock}
      </Button>
    )
  }
  return (
    <ConfirmDialog
      isDanger
      title={words.question(person.name)}
      text={words.consequence}
      confirmLabel={words.block}
      isPending={block.isPending}
      open={isAsking}
      onOpenChange={setIsAsking}
      onConfirm={() => send(true)}
      trigger={
        <Button variant="secondary" size="sm" aria-label={words.blockNamed(person.name)}>
          {words.block}
        </Button>
      }
    />
  )
}

const usePersonLines = () => {
  const { moment } = useMoments()
  return ({ signIns, plan, paidUntil, createdAt, lastSeenAt }: AdminPerson) => [
    signIns.map(({ provider, label }) => `${PROVIDER_NAMES[provider]} ${label}`).join(', '),
    [
      PLANS[plan].title,
      paidUntil === null ? '' : words.paid(moment(paidUntil)),
      words.came(moment(createdAt)),
      lastSeenAt === null ? '' : words.seen(moment(lastSeenAt)),
    ]
      .filter(Boolean)
      .join(', '),
  ]
}

const PersonRow = ({ person }: { person: AdminPerson }) => {
  const lines = usePersonLines()(person)
  return (
    <ListRow
      isWrapped
      className="max-sm:flex-col max-sm:items-start"
      title={
        <span className="inline-flex max-w-full flex-wrap items-center gap-2">
          {person.name}
          {person.blockedAt === null ? null : <Badge tone="failed">{words.blocked}</Badge>}
        </span>
      }
      subtitle={lines.map((line) => <p key={line}>{line}</p>)}
      trailing={<BlockButton person={person} />}
    />
  )
}

export const PeopleTab = () => {
  const [person, setPerson] = useState('')
  const query = usePeople(person)
  const people = useItems(query.data)
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchInput
        label={words.search}
        placeholder={words.search}
        value={person}
        onValueChange={setPerson}
      />
      <AdminFrame query={query} data={people} empty={words.empty}>
        {(found) => (
          <Card padding="none">
            <List label={words.tab}>
              {found.map((one) => (
                <PersonRow key={one.id} person={one} />
              ))}
            </List>
          </Card>
        )}
      </AdminFrame>
      <ShowMore query={query} />
    </div>
  )
}
