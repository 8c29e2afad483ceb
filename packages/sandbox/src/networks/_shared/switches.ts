import type { FakeAction } from '../fake-network.ts'
import type { Memory } from '../memory.ts'

type Switch = {
  label: string
  /** The initial state comes first. */
  choices: readonly [usual: string, strict: string]
}

/** Conditions of an application or account that a network sets, switched on the sandbox page. */
export function createSwitches<Name extends string>(input: {
  memory: Memory
  network: string
  switches: Readonly<Record<Name, Switch>>
}) {
  const stored = input.memory.table<boolean>(`${input.network}/switches`)
  const entries = Object.entries<Switch>(input.switches)
  const action = ([name, { label, choices }]: (typeof entries)[number]): FakeAction => ({
    id: `switch-${name}`,
    label,
    fields: [
      {
        name: 'value',
        label,
        value: stored.get(name) ? 'on' : 'off',
        choices: [
          { value: 'off', label: choices[0] },
          { value: 'on', label: choices[1] },
        ],
      },
    ],
    run: ({ value }) => void stored.set(name, value === 'on'),
  })
  return {
    isOn: (name: Name): boolean => stored.get(name) ?? false,
    set: (name: Name, value: boolean) => void stored.set(name, value),
    get actions(): readonly FakeAction[] {
      return entries.map(action)
    },
    reset: () => stored.clear(),
  }
}
