import type { AdminMoney } from '@kadr/contract/operations/admin'
import { formatNumber } from '@kadr/domain/base/plural'
import { formatMoney } from '@kadr/domain/money/money'
import { PLANS, rankOf } from '@kadr/domain/money/plans'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useMoney } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { AdminFrame } from './admin-list.tsx'

const { money: words } = copy

const Plans = ({ plans }: Pick<AdminMoney, 'plans'>) => (
  <Section title={words.plans}>
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {plans
        .toSorted((one, other) => rankOf(one.plan) - rankOf(other.plan))
        .map(({ plan, count }) => (
          <Card key={plan} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-label text-ink-3">{PLANS[plan].title}</dt>
            <dd className="text-headline font-bold">{formatNumber(count)}</dd>
          </Card>
        ))}
    </dl>
  </Section>
)

type SumsProps = {
  title: string
  sums: AdminMoney['paid']
  describe: (count: number) => string
}

const Sums = ({ title, sums, describe }: SumsProps) => (
  <Section title={title}>
    <Card padding="none">
      <List label={title}>
        {sums.length === 0 ? <ListRow title={words.nothing} /> : null}
        {sums.map(({ currency, amount, count }) => (
          <ListRow
            key={currency}
            title={formatMoney({ amount, currency })}
            subtitle={describe(count)}
          />
        ))}
      </List>
    </Card>
  </Section>
)

const isKnown = (problem: string): problem is keyof typeof words.problems =>
  Object.hasOwn(words.problems, problem)

const troublesOf = ({ failing, webhooksParked, webhooksWaiting, openDisputes }: AdminMoney) =>
  [
    ...failing.map(({ problem, count }) => ({
      text: isKnown(problem) ? words.problems[problem] : words.otherProblem(problem),
      count,
    })),
    { text: words.parked, count: webhooksParked },
    { text: words.waiting, count: webhooksWaiting },
    { text: words.disputes, count: openDisputes },
  ].filter(({ count }) => count > 0)

const Troubles = ({ money }: { money: AdminMoney }) => {
  const troubles = troublesOf(money)
  return (
    <Section title={words.attention}>
      <Card padding="none">
        <List label={words.attention}>
          {troubles.length === 0 ? <ListRow isWrapped title={words.fine} /> : null}
          {troubles.map(({ text, count }) => (
            <ListRow
              key={text}
              isWrapped
              title={text}
              trailing={<Badge tone="failed">{formatNumber(count)}</Badge>}
            />
          ))}
        </List>
      </Card>
    </Section>
  )
}

export const MoneyTab = () => {
  const query = useMoney()
  return (
    <AdminFrame query={query} data={query.data}>
      {(money) => (
        <div className="grid grid-cols-1 gap-6">
          <Troubles money={money} />
          <Plans plans={money.plans} />
          <Sums title={words.paid} sums={money.paid} describe={words.payments} />
          <Sums title={words.refunded} sums={money.refunded} describe={words.refunds} />
        </div>
      )}
    </AdminFrame>
  )
}
