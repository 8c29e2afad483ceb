import { type Automation, pauseAutomation } from '@kadr/contract/automation/automations'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { usePauseAutomation } from '../api/automations.mutations.ts'
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
