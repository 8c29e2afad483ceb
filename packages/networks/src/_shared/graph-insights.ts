import * as z from 'zod/mini'
import { parseGraphTime } from './graph-list.ts'
import { getPacificDay } from './pacific.ts'

const point = z.object({ value: z.unknown(), end_time: z.optional(z.string()) })

/** A metric is one total, a daily series, or (clicks) a list of links. */
export const graphInsights = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.optional(z.array(point)),
      total_value: z.optional(z.object({ value: z.optional(z.unknown()) })),
      link_total_values: z.optional(z.array(z.object({ value: z.unknown() }))),
    }),
  ),
})
export type GraphInsights = z.infer<typeof graphInsights>

type Entry = GraphInsights['data'][number]

const addUp = (values: readonly { value: unknown }[]): number =>
  values.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)

/** One number per metric: its total, or the only point of its series. */
export const readTotals = ({ data }: GraphInsights): Record<string, unknown> =>
  Object.fromEntries(data.map((entry) => [entry.name, readTotal(entry)]))

function readTotal({ values, total_value, link_total_values }: Entry): unknown {
  if (total_value) return total_value.value
  if (link_total_values) return addUp(link_total_values)
  return values?.at(-1)?.value
}

/** Values by day: a point carries the end of its day, midnight of the next one. */
export function readSeries({ data }: GraphInsights): Map<string, Record<string, unknown>> {
  const days = new Map<string, Record<string, unknown>>()
  for (const { name, values = [] } of data) {
    for (const { value, end_time } of values) {
      if (!end_time) continue
      const date = dayBefore(end_time)
      days.set(date, { ...days.get(date), [name]: value })
    }
  }
  return new Map([...days].sort(([a], [b]) => a.localeCompare(b)))
}

/** A day ends at midnight in California: 07:00 or 08:00 UTC. */
const dayBefore = (endTime: string): string =>
  getPacificDay(new Date(parseGraphTime(endTime).getTime() - 1000))
