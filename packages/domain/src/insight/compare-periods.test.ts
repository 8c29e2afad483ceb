import { NETWORKS } from '@kadr/contract/publishing/networks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountDays, compareDays, compareRates } from './compare-periods.ts'
import {
  describeAbsence,
  describeLeftOut,
  labelFigure,
  nameLeftOut,
} from './describe-comparison.ts'
import { changeOf } from './figures.ts'

const LENGTH = 6
const daily = fc.array(fc.option(fc.nat(1000), { nil: null }), {
  minLength: LENGTH,
  maxLength: LENGTH,
})
const network = fc.constantFrom(...NETWORKS.slice(0, 3))
const accounts = fc
  .array(
    fc.record({
      network,
      now: daily,
      before: daily,
      lateFrom: fc.integer({ min: 0, max: LENGTH }),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, index): AccountDays => ({ ...one, accountId: String(index) })))

const SILENT = Array<null>(LENGTH).fill(null)
const isKnown = (side: AccountDays['now']) => side.some((value) => value !== null)
const changeBetween = (all: readonly AccountDays[]) => changeOf(compareDays(all).compared)

describe('a comparison of two periods', () => {
  it('is not moved by a network that is in one of them only', () => {
    fc.assert(
      fc.property(accounts, network, fc.constantFrom('now', 'before'), (all, lost, side) => {
        const others = all.filter((one) => one.network !== lost)
        const dropped = all.map((one) => (one.network === lost ? { ...one, [side]: SILENT } : one))
        expect(compareDays(dropped).compared).toEqual(compareDays(others).compared)
        expect(changeBetween(dropped)).toEqual(changeBetween(others))
        const gone = dropped.filter(
          (one) => one.network === lost && isKnown([...one.now, ...one.before]),
        )
        expect(
          compareDays(dropped)
            .leftOut.filter((one) => one.network === lost)
            .map(({ accountId, days, missing }) => ({ accountId, days, missing })),
        ).toEqual(gone.map(({ accountId }) => ({ accountId, days: 0, missing: side })))
      }),
    )
  })

  it('is not moved by a day that only one of them has, nor by an unfinished one', () => {
    fc.assert(
      fc.property(accounts, fc.nat(LENGTH - 1), fc.nat(1_000_000), (all, day, value) => {
        const without = all.map((one) => ({
          ...one,
          before: one.before.map((told, index) => (index === day ? null : told)),
        }))
        const put = (told: AccountDays['now']) =>
          told.map((old, index) => (index === day ? value : old))
        const more = without.map((one) => ({ ...one, now: put(one.now) }))
        expect(compareDays(more).compared).toEqual(compareDays(without).compared)
        const late = all.map((one) => ({ ...one, lateFrom: day }))
        const grown = late.map((one) => ({ ...one, now: put(one.now), before: put(one.before) }))
        expect(compareDays(grown).compared).toEqual(compareDays(late).compared)
      }),
    )
  })

  it('can be computed again from what it says it has compared', () => {
    fc.assert(
      fc.property(accounts, (all) => {
        const pairs = all.flatMap((one) =>
          one.now.slice(0, one.lateFrom).flatMap((now, index) => {
            const before = one.before[index] ?? null
            return now === null || before === null ? [] : [{ now, before }]
          }),
        )
        const sum = (name: 'now' | 'before') => pairs.reduce((total, pair) => total + pair[name], 0)
        const { compared, leftOut } = compareDays(all)
        expect(compared).toEqual(
          pairs.length === 0 ? null : { now: sum('now'), before: sum('before') },
        )
        for (const one of leftOut) {
          expect(one.days < one.ofDays || one.days === 0).toBe(true)
        }
      }),
    )
  })

  it('without anything in common has no percentage but a reason', () => {
    fc.assert(
      fc.property(accounts, (all) => {
        const result = compareDays(all)
        if (result.compared !== null) return
        expect(changeOf(result.compared)).toEqual({ kind: 'unknown' })
        const hasFigures = all.some(({ now, before }) => isKnown(now) || isKnown(before))
        const leftOut = result.leftOut.map((one) => ({ ...one, title: 'Зерно' }))
        const text = describeLeftOut({ figure: { compared: null, leftOut }, nameOf: String })
        expect(text !== null).toBe(hasFigures)
      }),
    )
  })
})

const rated = fc
  .array(
    fc.record({
      network,
      lateFrom: fc.integer({ min: 0, max: LENGTH }),
      views: fc.record({ now: daily, before: daily }),
      reactions: fc.array(fc.record({ now: daily, before: daily }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ network: name, lateFrom, views, reactions }, index) => {
      const of = { accountId: String(index), network: name, lateFrom }
      return {
        views: { ...of, ...views },
        reactions: reactions.map((one): AccountDays => ({ ...of, ...one })),
      }
    }),
  )

describe('a comparison of rates', () => {
  it('is not moved by a network or a kind of reaction that is in one period only', () => {
    fc.assert(
      fc.property(rated, network, fc.constantFrom('now', 'before'), (all, lost, side) => {
        const dropped = all.map((one) =>
          one.views.network === lost ? { ...one, views: { ...one.views, [side]: SILENT } } : one,
        )
        const others = all.filter(({ views }) => views.network !== lost)
        expect(compareRates(dropped).compared).toEqual(compareRates(others).compared)
        const withMore = all.map(({ views, reactions }) => {
          const more: AccountDays = { ...views, now: SILENT, before: SILENT, [side]: views.now }
          return { views, reactions: [...reactions, more] }
        })
        expect(compareRates(withMore).compared).toEqual(compareRates(all).compared)
      }),
    )
  })

  it('is not moved by an unfinished day', () => {
    fc.assert(
      fc.property(rated, fc.nat(LENGTH - 1), fc.nat(1_000_000), (all, day, value) => {
        const late = all.map(({ views, reactions }) => ({
          views: { ...views, lateFrom: day },
          reactions: reactions.map((one) => ({ ...one, lateFrom: day })),
        }))
        const put = (one: AccountDays): AccountDays => ({
          ...one,
          now: one.now.map((old, index) => (index >= day ? value : old)),
        })
        const grown = late.map(({ views, reactions }) => ({
          views: put(views),
          reactions: reactions.map(put),
        }))
        expect(compareRates(grown).compared).toEqual(compareRates(late).compared)
      }),
    )
  })

  const of = (
    now: AccountDays['now'],
    before: AccountDays['now'],
    name: 'youtube' | 'tiktok' = 'tiktok',
  ) => ({
    accountId: name,
    network: name,
    now,
    before,
    lateFrom: now.length,
  })

  it('leaves out a network, a day and a kind of reaction that one side lacks', () => {
    const tiktok = {
      views: of([100, 900], [200, null]),
      reactions: [of([10, 900], [10, null]), of([50, null], [null, null])],
    }
    expect(compareRates([tiktok]).compared).toEqual({ now: 0.1, before: 0.05 })
    const youtube = {
      views: of([1000, 1000], [null, null], 'youtube'),
      reactions: [of([900, 900], [null, null], 'youtube')],
    }
    const both = compareRates([tiktok, youtube])
    expect(both.compared).toEqual({ now: 0.1, before: 0.05 })
    expect(both.leftOut).toEqual([
      {
        accountId: 'tiktok',
        network: 'tiktok',
        isWholeNetwork: true,
        missing: 'days',
        days: 1,
        ofDays: 2,
      },
      {
        accountId: 'youtube',
        network: 'youtube',
        isWholeNetwork: true,
        missing: 'before',
        days: 0,
        ofDays: 2,
      },
    ])
  })

  it('is none without views on both sides', () => {
    expect(compareRates([{ views: of([0], [5]), reactions: [of([1], [1])] }]).compared).toBeNull()
  })
})

describe('the words of a comparison', () => {
  const lost = {
    accountId: '1',
    network: 'youtube' as const,
    title: 'Зерно',
    isWholeNetwork: true,
    missing: 'before' as const,
    days: 0,
    ofDays: 29,
  }
  const compared = { now: 1, before: 1 }
  const describeAll = (leftOut: (typeof lost)[]) =>
    describeLeftOut({ figure: { compared, leftOut }, nameOf: () => 'YouTube' })?.replaceAll(
      '\u00A0',
      ' ',
    )

  it('say what is left out and why', () => {
    expect(describeAll([])).toBeUndefined()
    expect(describeAll([lost])).toBe('без YouTube: за прошлый период данных нет')
    expect(describeAll([lost, { ...lost, accountId: '2', isWholeNetwork: false }])).toBe(
      'без YouTube и YouTube «Зерно»: за прошлый период данных нет',
    )
    expect(describeLeftOut({ figure: { compared: null, leftOut: [lost] }, nameOf: String })).toBe(
      'сравнить не\u00A0с\u00A0чем: за\u00A0прошлый период данных нет',
    )
  })

  it('count what would make a long list', () => {
    const all = Array.from({ length: 7 }, (_, index) => ({
      ...lost,
      title: String(index),
      isWholeNetwork: false,
    }))
    expect(describeAll(all)).toBe(
      'без YouTube «0», YouTube «1», YouTube «2» и ещё 4: за прошлый период данных нет',
    )
  })

  it('are short in a table', () => {
    const shorten = (figure: Parameters<typeof nameLeftOut>[0]['figure']) =>
      nameLeftOut({ figure, nameOf: () => 'YouTube' })?.replaceAll('\u00A0', ' ')
    const part = { ...lost, missing: 'days' as const, days: 12 }
    expect(shorten({ compared, leftOut: [] })).toBeUndefined()
    expect(shorten({ compared, leftOut: [lost, part] })).toBe('без YouTube')
    expect(shorten({ compared, leftOut: [part] })).toBe('не за все дни')
    expect(shorten({ compared: null, leftOut: [lost] })).toBe('сравнить не с чем')
  })

  it('count the days of those that are compared in part', () => {
    const part = { ...lost, missing: 'days' as const, days: 12 }
    expect(
      describeLeftOut({ figure: { compared, leftOut: [part] }, nameOf: () => 'YouTube' }),
    ).toBe('YouTube: сравнили 12\u00A0дней из\u00A029')
    const other = { ...part, accountId: '2', title: 'Чай', isWholeNetwork: false }
    const shown = describeLeftOut({
      figure: { compared, leftOut: [part, other] },
      nameOf: () => 'YouTube',
    })
    expect(shown?.replaceAll('\u00A0', ' ')).toBe('YouTube и YouTube «Чай»: сравнили 12 дней из 29')
    const many = Array.from({ length: 6 }, (_, index) => ({ ...part, days: 1 + index }))
    expect(
      describeLeftOut({ figure: { compared, leftOut: many }, nameOf: () => 'YouTube' })?.split(
        '; ',
      ),
    ).toHaveLength(4)
  })

  it('tell a sum of daily reaches from reach, and two voids from each other', () => {
    expect(labelFigure({ metric: 'reach', isDaySum: true })).toBe('Сумма дневных охватов')
    expect(labelFigure({ metric: 'reach', isDaySum: false })).toBe('Охват')
    expect(labelFigure({ metric: 'views', isDaySum: false })).toBe('Просмотры')
    expect(describeAbsence('unreported')).not.toBe(describeAbsence('unread'))
  })
})
