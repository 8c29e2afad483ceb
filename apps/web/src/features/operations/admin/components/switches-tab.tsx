import { Switch } from '../../../../ui/forms/switch.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSetSwitch } from '../api/admin.mutations.ts'
import { useSwitches } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useAct } from '../model/use-act.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame } from './admin-list.tsx'

const { switches: words } = copy

export const SwitchesTab = () => {
  const query = useSwitches()
  const turn = useSetSwitch()
  const act = useAct()
  const { moment } = useMoments()
  return (
    <AdminFrame query={query} data={query.data}>
      {(switches) => (
        <Card padding="none">
          <ul aria-label={words.tab} className="divide-y divide-line">
            {switches.map(({ name, onSince }) => (
              <li key={name} className="px-4 py-3">
                <Switch
                  label={words.names[name].label}
                  hint={[
                    words.names[name].hint,
                    onSince === null ? '' : words.since(moment(onSince)),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                  checked={onSince !== null}
                  onChange={({ target }) =>
                    turn.mutate(
                      { params: { name }, body: { isOn: target.checked } },
                      act(target.checked ? words.on : words.off),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </AdminFrame>
  )
}
