import {
  type ConversationRule,
  switchConversationRule,
} from '@kadr/contract/audience/conversation-rules'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { useSwitchRule } from '../api/rules.api.ts'
import { rulesCopy } from './copy.ts'

/** Switching on is refused until the rule as it is now was tried. */
export const RuleSwitch = ({ rule }: { rule: ConversationRule }) => {
  const switching = useSwitchRule()
  const canSwitch = useCan(switchConversationRule.action)
  const { id, version, isOn, notice } = rule
  return (
    <Switch
      label={rulesCopy.switchOn}
      {...(notice ? { hint: notice } : {})}
      checked={isOn}
      disabled={!canSwitch || switching.isPending}
      onChange={(event) =>
        switching.mutate(
          { id, version, isOn: event.target.checked },
          {
            onError: (error) => notify.error(rulesCopy.switchFailed, { text: failureText(error) }),
          },
        )
      }
    />
  )
}
