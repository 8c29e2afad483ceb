import { syncBoards } from '@kadr/contract/publisher'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { failureText } from '../../platform/failure-text.ts'
import { useApi } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readText } from '../read-setting.ts'
import { hasVideo, SettingCover, SettingsGrid, SettingText } from '../setting-fields.tsx'

/** Refetched from the network: the user has just created a board there. */
const useSyncBoards = (id: string) => {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(syncBoards, { params: { id } }),
    onSuccess: () => notify.success('Доски обновлены'),
    onError: (error) => notify.error('Доски не обновились', { text: failureText(error) }),
  })
}

const BoardField = ({ form }: { form: SettingsFormProps }) => {
  const { id } = form.account
  const { data, isPending, error } = useAccountOptions(id)
  const sync = useSyncBoards(id)
  const boards = data?.boards ?? []
  const hint = isPending
    ? 'Загружаем доски'
    : boards.length === 0 && !error
      ? 'Создайте доску в Pinterest и обновите список'
      : undefined
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Доска"
        isRequired
        hint={hint}
        error={form.errorOf('boardId') ?? (error ? failureText(error) : undefined)}
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
      <Button
        variant="text"
        size="sm"
        className="justify-self-start"
        isLoading={sync.isPending}
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
        onClick={() => sync.mutate()}
      >
        Обновить доски
      </Button>
    </div>
  )
}

export default function PinterestSettingsForm(form: SettingsFormProps) {
  return (
    <SettingsGrid>
      <BoardField form={form} />
      <SettingText form={form} name="title" label="Название пина" max={100} />
      <SettingText
        form={form}
        name="link"
        label="Ссылка"
        hint="Куда ведёт пин"
        placeholder="https://"
        type="url"
        max={2048}
      />
      {hasVideo(form) ? (
        <SettingCover
          form={form}
          label="Обложка видео"
          hint="Без неё возьмём обложку ролика или кадр"
        />
      ) : null}
    </SettingsGrid>
  )
}
