import type { StockedIds } from './seed-workspace.ts'

export type RouteSample = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
}

export type MakeSample = (ids: StockedIds) => RouteSample

export const NOTHING: MakeSample = () => ({})

export const byId =
  (name: keyof StockedIds, rest: RouteSample = {}): MakeSample =>
  (ids) => ({ params: { id: ids[name] }, ...rest })
