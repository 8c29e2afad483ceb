import { greetingName } from '@kadr/domain/identity/person-name'
import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { copy } from './copy.ts'
import { dateLine } from './date-line.ts'

type Props = {
  /** Undefined while the user loads. */
  firstName: string | undefined
  timeZone: string
  now: Date
  actions?: ReactNode
  /** Urgent notices: the subscription, an error. */
  notice: ReactNode
  main?: ReactNode
  aside?: ReactNode
}

export const DashboardView = ({
  firstName,
  timeZone,
  now,
  actions,
  notice,
  main,
  aside,
}: Props) => (
  <div className="grid grid-cols-1 gap-6">
    <PageHeader
      title={firstName === undefined ? copy.hello : `${copy.hello}, ${greetingName({ firstName })}`}
      subtitle={dateLine({ at: now, timeZone })}
      actions={actions}
    />
    <div className="grid grid-cols-1 gap-4 empty:hidden">{notice}</div>
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-6">{main}</div>
      <div className="grid grid-cols-1 gap-6">{aside}</div>
    </div>
  </div>
)
