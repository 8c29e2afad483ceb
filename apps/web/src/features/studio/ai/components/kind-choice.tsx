import { clsx } from 'clsx'
import { KIND_NAME } from '../../../../ai/copy.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'
import type { FormKind } from '../model/ai-form.ts'
import { KIND_GROUPS, KIND_ICON } from '../model/kind-groups.ts'
import { listKinds, type Unable } from '../model/unable.ts'

type Props = { kind: FormKind; unable: Unable; onChoose: (kind: FormKind) => void }

/** A native select on phones. */
export const KindSelect = ({ kind, unable, onChoose }: Props) => (
  <Field label={copy.kind}>
    <Select
      options={listKinds(unable, kind).map(({ label, kinds }) => ({
        label,
        options: kinds.map((value) => ({ value, label: KIND_NAME[value] })),
      }))}
      value={kind}
      onChange={(event) => {
        const { value } = event.target
        const chosen = KIND_GROUPS.flatMap(({ kinds }) => kinds).find((known) => known === value)
        if (chosen) onChoose(chosen)
      }}
    />
  </Field>
)

/** All kinds at once on desktops. */
export const KindList = ({ kind, unable, onChoose }: Props) => (
  <nav aria-label={copy.kind} className="grid gap-4">
    {listKinds(unable, kind).map(({ label, kinds }) => (
      <div key={label} className="grid gap-0.5">
        <h2 className="px-3 pb-1 text-caption font-medium text-ink-3">{label}</h2>
        {kinds.map((each) => {
          const Icon = KIND_ICON[each]
          return (
            <button
              key={each}
              type="button"
              aria-current={each === kind ? 'true' : undefined}
              onClick={() => onChoose(each)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left text-label font-medium transition-colors duration-(--duration-tap)',
                each === kind ? 'bg-accent-soft text-accent' : 'text-ink-2 hover:bg-sunken',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {KIND_NAME[each]}
            </button>
          )
        })}
      </div>
    ))}
  </nav>
)
