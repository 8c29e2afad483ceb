import type { RouteData, RouteRequest } from '@kadr/contract/base/route'
import {
  addFact,
  type BusinessFact,
  changeFact,
  confirmFact,
  deleteFact,
  keepFacts,
  readSite,
} from '@kadr/contract/library/business'
import { useRef } from 'react'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

type FactBody = RouteRequest<typeof addFact>['body']
export type SavedFact = FactBody & { known?: BusinessFact | undefined }

/** A new fact, or the next version of a known one. */
export const useSaveFact = () =>
  useApiMutation((api, { known, ...body }: SavedFact) =>
    known
      ? api.call(changeFact, {
          params: { id: known.id },
          body: { ...body, version: known.version },
        })
      : api.call(addFact, { body }),
  )

export const useConfirmFact = () =>
  useApiMutation((api, { id, version }: BusinessFact) =>
    api.call(confirmFact, { params: { id }, body: { version } }),
  )

export const useDeleteFact = () =>
  useApiMutation((api, id: string) => api.call(deleteFact, { params: { id } }))

export type KeptFact = RouteRequest<typeof keepFacts>['body']['facts'][number]

export const useKeepFacts = () =>
  useApiMutation((api, facts: KeptFact[]) => api.call(keepFacts, { body: { facts } }))

export type SiteFinds = RouteData<typeof readSite>

/** Reading takes a while and can be stopped: nothing is stored by it. */
export const useReadSite = () => {
  const reading = useRef<AbortController>(undefined)
  const mutation = useApiMutation((api, link: string) => {
    reading.current = new AbortController()
    return api.call(readSite, { body: { link }, signal: reading.current.signal })
  })
  const stop = () => {
    reading.current?.abort()
    mutation.reset()
  }
  return { ...mutation, stop }
}
