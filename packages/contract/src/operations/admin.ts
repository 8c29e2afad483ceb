import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { chargeCurrency, id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { signInProvider } from '../identity/users.ts'
import { planName } from '../money/subscription.ts'
import { network } from '../publishing/networks.ts'

const toRead = {
  access: 'installation',
  action: 'installation.read',
  method: 'GET',
  rate: 'read',
  tags: ['installation'],
} as const
const toAct = {
  access: 'installation',
  action: 'installation.act',
  rate: 'write',
  affects: ['installation'],
} as const

export const adminPerson = z.object({
  id,
  name: z.string(),
  signIns: z.array(z.object({ provider: signInProvider, label: z.string() })),
  plan: planName,
  paidUntil: z.nullable(instant),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
  blockedAt: z.nullable(instant),
})
export type AdminPerson = z.infer<typeof adminPerson>

export const findPeople = defineRoute({
  ...toRead,
  path: '/admin/people',
  summary: 'Список людей, новые сначала',
  query: z.object({
    ...pageQuery,
    person: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  }),
  data: pageOf(adminPerson),
})

/** Ends the sessions of a person and lets them in no more, or lets them in again. */
export const blockPerson = defineRoute({
  ...toAct,
  method: 'PUT',
  path: '/admin/people/:id/block',
  summary: 'Закрыть человеку вход или открыть его',
  params: z.object({ id }),
  body: z.object({ isBlocked: z.boolean() }),
  data: nothing,
  errors: ['CONFLICT'],
})

const count = z.int()
const sums = z.array(z.object({ currency: chargeCurrency, amount: z.int(), count }))

export const adminMoney = z.object({
  /** People by the plan in force now. */
  plans: z.array(z.object({ plan: planName, count })),
  /** Of the last thirty days; what is tried out with test keys is left out. */
  paid: sums,
  refunded: sums,
  /** Paid plans whose charge failed: by the card or the e-mail of the buyer, or by our shop. */
  failing: z.array(z.object({ problem: z.string(), count })),
  webhooksWaiting: count,
  webhooksParked: count,
  openDisputes: count,
})
export type AdminMoney = z.infer<typeof adminMoney>

export const getAdminMoney = defineRoute({
  ...toRead,
  path: '/admin/money',
  summary: 'Тарифы и платежи за тридцать дней',
  data: adminMoney,
})

export const failedJob = z.object({
  id,
  queue: z.string(),
  /** What the last try ended with, in the words of the program. */
  reason: z.string(),
  failedAt: instant,
  tries: count,
  /** What it was to do is erased after three days. */
  canRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof failedJob>

export const getAdminJobs = defineRoute({
  ...toRead,
  path: '/admin/jobs',
  summary: 'Очереди заданий и последние неудачи',
  data: z.object({
    queues: z.array(z.object({ queue: z.string(), waiting: count, running: count, failed: count })),
    failed: z.array(failedJob),
  }),
})

export const retryJob = defineRoute({
  ...toAct,
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary: 'Повторить неудавшееся задание',
  params: z.object({ id }),
  data: nothing,
  errors: ['CONFLICT'],
})

export const networkHealth = z.object({
  network,
  accounts: count,
  /** Accounts that lost their access, or soon will. */
  accountsFailing: count,
  late: count,
  stuck: count,
  /** In the last day. */
  published: count,
  failed: count,
  pausedUntil: z.nullable(instant),
})
export type NetworkHealth = z.infer<typeof networkHealth>

export const listNetworkHealth = defineRoute({
  ...toRead,
  path: '/admin/networks',
  summary: 'Состояние сетей',
  data: z.array(networkHealth),
})

export const PAUSE_HOURS = [1, 3, 12, 24] as const

/** Posts wait until the end of the pause, and after two hours for a person. Null ends the pause. */
export const pauseNetwork = defineRoute({
  ...toAct,
  method: 'PUT',
  path: '/admin/networks/:network/pause',
  summary: 'Остановить публикации в сеть или продолжить',
  params: z.object({ network }),
  body: z.object({ pauseHours: z.nullable(z.literal([...PAUSE_HOURS])) }),
  data: nothing,
})

export const installationSwitch = z.enum([
  /** People can look and can't change. */
  'maintenance',
  /** Nobody new is registered. */
  'closed_sign_ups',
])
export type InstallationSwitch = z.infer<typeof installationSwitch>

export const listSwitches = defineRoute({
  ...toRead,
  path: '/admin/switches',
  summary: 'Переключатели установки',
  data: z.array(z.object({ name: installationSwitch, onSince: z.nullable(instant) })),
})

export const setSwitch = defineRoute({
  ...toAct,
  method: 'PUT',
  path: '/admin/switches/:name',
  summary: 'Включить или выключить переключатель',
  params: z.object({ name: installationSwitch }),
  body: z.object({ isOn: z.boolean() }),
  data: nothing,
})

export const complaintKind = z.enum(['download', 'business'])
export type ComplaintKind = z.infer<typeof complaintKind>

export const complaint = z.object({
  id,
  kind: complaintKind,
  at: instant,
  email: z.string(),
  /** What it is about: a link to the work, or who asks. */
  subject: z.string(),
  text: z.string(),
  doneAt: z.nullable(instant),
})
export type Complaint = z.infer<typeof complaint>

export const listComplaints = defineRoute({
  ...toRead,
  path: '/admin/complaints',
  summary: 'Жалобы на скачивание и письма от компаний, новые сначала',
  data: z.array(complaint),
})

export const settleComplaint = defineRoute({
  ...toAct,
  method: 'PUT',
  path: '/admin/complaints/:kind/:id',
  summary: 'Отметить обращение разобранным или вернуть в работу',
  params: z.object({ kind: complaintKind, id }),
  body: z.object({ isDone: z.boolean() }),
  data: nothing,
})

export const operatorLook = z.object({
  id,
  at: instant,
  operator: z.string(),
  /** What was called, in Russian. */
  what: z.string(),
  isAct: z.boolean(),
  /** With what: «Кого найти: anna@example.com». */
  details: z.string(),
})
export type OperatorLook = z.infer<typeof operatorLook>

export const listOperatorLog = defineRoute({
  ...toRead,
  path: '/admin/log',
  summary: 'Журнал управления, новое сначала',
  query: z.object(pageQuery),
  data: pageOf(operatorLook),
})
