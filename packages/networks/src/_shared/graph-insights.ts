import * as z from 'zod/mini'

const point = z.object({ value: z.unknown(), end_time: z.optional(z.string()) })

/** A metric comes as one total, as a series of days, or (clicks) as a list of links. */
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

const sumOf = (values: readonly { value: unknown }[]): number =>
  values.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)

/** One number for every metric: its total, or the only point of its series. */
export const totalsOf = ({ data }: GraphInsights): Record<string, unknown> =>
  Object.fromEntries(data.map((entry) => [entry.name, totalOf(entry)]))

function totalOf({ values, total_value, link_total_values }: Entry): unknown {
  if (total_value) return total_value.value
  if (link_total_values) return sumOf(link_total_values)
  return values?.at(-1)?.value
}

/** Numbers by day: a point ends where its day does, at midnight of the next one. */
export function seriesOf({ data }: GraphInsights): Map<string, Record<string, unknown>> {
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

/** Meta writes the zone as +0000, which Date does not read everywhere. */
function dayBefore(endTime: string): string {
  const end = new Date(endTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return new Date(end.getTime() - 1000).toISOString().slice(0, 10)
}
