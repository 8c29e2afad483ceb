import { listAutomations, pauseAutomation } from '@kadr/contract/automation/automations'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { useApi } from '../../platform/api/services.tsx'
import { useCan } from '../../platform/session/current-workspace.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { copy } from './copy.ts'
import type { FinderEntry } from './finder-entry.ts'

/** Pausing and starting the rules of automation, for those who may. */
export const useRuleEntries = (): FinderEntry[] => {
  const mayPause = useCan(pauseAutomation.action)
  const { data } = useQuery({ ...useApi().query(listAutomations), enabled: mayPause })
  const { mutate } = useApiMutation(
    (api, { id, isPaused }: { id: number; isPaused: boolean; name: string }) =>
      api.call(pauseAutomation, { params: { id }, body: { isPaused } }),
  )
  if (!mayPause) return []
  return (data?.items ?? []).map(({ id, isPaused, rule: { name } }) => ({
    key: `rule:${id}`,
    title: isPaused ? copy.resume(name) : copy.pause(name),
    note: copy.rules,
    icon: isPaused ? Play : Pause,
    run: () =>
      mutate(
        { id, isPaused: !isPaused, name },
        {
          onSuccess: (rule) =>
            notify.success(rule.isPaused ? copy.paused(name) : copy.resumed(name)),
          onError: (error) => notify.error(failureText(error)),
        },
      ),
  }))
}
