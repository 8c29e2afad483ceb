import { type AccountOptions, syncBoards } from '@kadr/contract/publishing/publisher-setup'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { failureText } from '../../platform/api/failure-text.ts'
import { useApi } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { describeMoment } from '../../platform/text/moment.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readText } from '../read-setting.ts'

/** Refetched from the network: the user has just created a board there. */
const useSyncBoards = (id: string) => {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(syncBoards, { params: { id } }),
    onSuccess: () => notify.success('Доски обновлены'),
    onError: (error) => notify.error('Доски не обновились', { text: failureText(error) }),
  })
}

const useHint = ({ data, isPending }: { data: AccountOptions | undefined; isPending: boolean }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'UTC'
  if (isPending) return 'Загружаем доски'
  if (data?.staleReason) {
    const at = new Date(data.readAt)
    const seen = describeMoment({ at, now: new Date(), timeZone })
    return `${data.staleReason}. Показываем доски, какими они были ${seen}.`.replace('..', '.')
  }
  return data?.boards?.length === 0 ? 'Создайте доску в Pinterest и обновите список' : undefined
}

export default function PinterestNeedsForm(form: SettingsFormProps) {
  const { id } = form.account
  const { data, isPending, error } = useAccountOptions(id)
  const sync = useSyncBoards(id)
  const boards = data?.boards ?? []
  const hint = useHint({ data, isPending })
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <Field
          label="Доска"
          isRequired
          hint={hint}
          error={error && boards.length === 0 ? failureText(error) : form.errorOf('boardId')}
        >
          <Select
            placeholder="Выберите доску"
            options={boards.map((board) => ({ value: board.id, label: board.name }))}
            value={readText({ settings: form.settings, name: 'boardId' })}
            onChange={(event) =>
              form.onChange({ ...form.settings, boardId: event.target.value || null })
            }
          />
        </Field>
      </div>
      <IconButton
        label="Обновить доски"
        className="mt-6.5"
        disabled={sync.isPending}
        icon={
          <RefreshCw
            aria-hidden="true"
            className={sync.isPending ? 'size-4 animate-spin' : 'size-4'}
          />
        }
        onClick={() => sync.mutate()}
      />
    </div>
  )
}
