import type { RouteRequest } from '@kadr/contract/base/route'
import type {
  createReportSchedule,
  ReportEvery,
  ReportReader,
  ReportRecipient,
  ReportSchedule,
  ReportScope,
} from '@kadr/contract/insight/report-schedules'

/** `workspace`, `account:id` or `group:id`: the value of a list. */
type ScopeKey = string

export type ScheduleForm = {
  title: string
  scope: ScopeKey
  every: ReportEvery
  day: number
  time: string
  recipients: ReportRecipient[]
  password: string
  isPasswordRemoved: boolean
}

export const scopeKey = (scope: ReportScope): ScopeKey =>
  scope.kind === 'workspace' ? scope.kind : `${scope.kind}:${scope.id}`

const scopeOf = (key: ScopeKey): ReportScope => {
  const [kind, id = ''] = key.split(':')
  return kind === 'account' || kind === 'group' ? { kind, id } : { kind: 'workspace' }
}

export const isSame = (one: ReportRecipient, other: ReportRecipient): boolean =>
  one.userId === other.userId && one.channel === other.channel

/** All available channels. */
export const listChoices = (readers: readonly ReportReader[]) =>
  readers.flatMap(({ userId, name, channels }) =>
    channels.map((channel) => ({ userId, channel, name })),
  )

/** By default sent to its author by the first available channel. */
export const newForm = (readers: readonly ReportReader[]): ScheduleForm => {
  const [mine] = listChoices(readers.filter(({ isMe }) => isMe))
  return {
    title: '',
    scope: 'workspace',
    every: 'week',
    day: 1,
    time: '09:00',
    recipients: mine ? [{ userId: mine.userId, channel: mine.channel }] : [],
    password: '',
    isPasswordRemoved: false,
  }
}

export const formOf = ({ title, scope, when, recipients }: ReportSchedule): ScheduleForm => ({
  title,
  scope: scopeKey(scope),
  ...when,
  recipients,
  password: '',
  isPasswordRemoved: false,
})

type Body = RouteRequest<typeof createReportSchedule>['body']

export const bodyOf = ({
  title,
  scope,
  every,
  day,
  time,
  recipients,
}: ScheduleForm): Omit<Body, 'password'> => ({
  title,
  scope: scopeOf(scope),
  when: { every, day, time },
  recipients,
})
