import { theme } from '@kadr/contract/identity/users'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { useChooseTheme } from '../api/users.mutations.ts'
import { useMe } from '../api/users.queries.ts'
import { copy } from '../copy.ts'

const THEMES = theme.options.map((value) => ({ value, label: copy.appearance.themes[value] }))

export const AppearanceSection = () => {
  const { user } = useMe()
  const choose = useChooseTheme()
  if (!user) return null
  return (
    <SettingsCard id="appearance" title={copy.appearance.title} text={copy.appearance.text}>
      <Segmented
        label={copy.appearance.title}
        options={THEMES}
        value={choose.isPending ? choose.variables : user.theme}
        onValueChange={(chosen) =>
          choose.mutate(chosen, {
            onError: (error) => notify.error(copy.appearance.failed, { text: failureText(error) }),
          })
        }
      />
    </SettingsCard>
  )
}
