import { type Automation, pauseAutomation } from '@kadr/contract/automations'
import { useCan } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Switch } from '../../../ui/switch.tsx'
import { notify } from '../../../ui/toast.tsx'
import { usePauseAutomation } from '../api/automations.calls.ts'
import { copy } from '../copy.ts'

type Props = {
  automation: Automation
  /** In a list the switch is named by its rule. */
  isNamed?: boolean
}

export const RuleSwitch = ({ automation: { id, rule, isPaused }, isNamed = false }: Props) => {
  const pause = usePauseAutomation()
  const canEdit = useCan(pauseAutomation.action)
  const shown = pause.isPending ? pause.variables.isPaused : isPaused
  return (
    <Switch
      label={
        isNamed ? (
          <span className="sr-only">{copy.toggle(rule.name)}</span>
        ) : shown ? (
          copy.off
        ) : (
          copy.on
        )
      }
      className="gap-2!"
      disabled={!canEdit}
      checked={!shown}
      onChange={(event) =>
        pause.mutate(
          { id, isPaused: !event.target.checked },
          { onError: (error) => notify.error(copy.toggleFailed, { text: failureText(error) }) },
        )
      }
    />
  )
}
