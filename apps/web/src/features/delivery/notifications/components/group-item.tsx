import { groupTopic, type NotificationGroup } from '@kadr/contract/delivery/notification-groups'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useChooseTopics, useDeleteGroup } from '../api/groups.mutations.ts'
import { TOPIC_NAME } from '../copy.ts'
import { groupsCopy as copy } from '../groups-copy.ts'

type Props = { group: NotificationGroup; canManage: boolean }

const Remove = ({ id, title }: Pick<NotificationGroup, 'id' | 'title'>) => {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useDeleteGroup()
  return (
    <ConfirmDialog
      title={copy.removeTitle(title)}
      text={copy.removeText}
      confirmLabel={copy.remove}
      isDanger
      isPending={remove.isPending}
      open={isOpen}
      onOpenChange={setIsOpen}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            setIsOpen(false)
            notify.success(copy.removed)
          },
          onError: (error) => notify.error(copy.failed, { text: failureText(error) }),
        })
      }
      trigger={
        <Button variant="text" size="sm">
          {copy.remove}
        </Button>
      }
    />
  )
}

export const GroupItem = ({ group: { id, title, isThread, state, topics }, canManage }: Props) => {
  const choose = useChooseTopics()
  const toggle = (topic: (typeof topics)[number]) =>
    choose({
      id,
      topics: topics.includes(topic) ? topics.filter((one) => one !== topic) : [...topics, topic],
    })
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-medium wrap-anywhere">{title}</p>
          {isThread ? <p className="text-label text-ink-3">{copy.thread}</p> : null}
          {state === 'lost' ? (
            <p role="status" className="text-label text-failed">
              {copy.lost}
            </p>
          ) : null}
        </div>
        {canManage ? <Remove id={id} title={title} /> : null}
      </div>
      <fieldset className="grid" disabled={!canManage}>
        <legend className="sr-only">{copy.topics(title)}</legend>
        {groupTopic.options.map((topic) => (
          <Checkbox
            key={topic}
            label={TOPIC_NAME[topic]}
            checked={topics.includes(topic)}
            disabled={!canManage}
            onChange={() => toggle(topic)}
          />
        ))}
      </fieldset>
    </li>
  )
}
