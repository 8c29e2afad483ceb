import { createGroupLink } from '@kadr/contract/delivery/notification-groups'
import { Users } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { useCreateGroupLink } from '../api/groups.mutations.ts'
import { useGroups } from '../api/groups.queries.ts'
import { groupsCopy as copy } from '../groups-copy.ts'
import { GroupItem } from './group-item.tsx'

const Link = ({ url, command }: { url: string; command: string }) => (
  <div className="grid grid-cols-1 gap-4">
    <LinkButton asChild isFullWidth>
      <a href={url} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
    </LinkButton>
    <Field label={copy.command} hint={copy.commandHint}>
      <TextInput readOnly value={command} onFocus={({ target }) => target.select()} />
    </Field>
  </div>
)

/** Groups of messengers that get the workspace's notifications. */
export const GroupsCard = () => {
  const canManage = useCan(createGroupLink.action)
  const link = useCreateGroupLink()
  const query = useGroups({ isWaiting: link.data !== undefined })
  const connect = () =>
    link.mutate(undefined, {
      onError: (error) => notify.error(copy.linkFailed, { text: failureText(error) }),
    })
  return (
    <Card padding="none">
      <QueryFrame
        query={query}
        data={query.data?.items}
        loading={
          <SkeletonGroup label={copy.loading}>
            <Skeleton className="h-20 w-full" />
          </SkeletonGroup>
        }
        failed={{ title: copy.loadFailed, text: failureText(query.error) }}
        empty={<p className="px-4 pt-4 text-label text-ink-2">{copy.empty}</p>}
        hasCard={false}
      >
        {(groups) => (
          <List label={copy.title}>
            {groups.map((group) => (
              <GroupItem key={group.id} group={group} canManage={canManage} />
            ))}
          </List>
        )}
      </QueryFrame>
      <div className="grid grid-cols-1 gap-3 p-4">
        <p className="text-label text-ink-2">{copy.text}</p>
        {canManage && link.data ? <Link {...link.data} /> : null}
        {canManage && !link.data ? (
          <Button
            variant="soft"
            isLoading={link.isPending}
            icon={<Users aria-hidden="true" className="size-5" />}
            onClick={connect}
          >
            {copy.connect}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
