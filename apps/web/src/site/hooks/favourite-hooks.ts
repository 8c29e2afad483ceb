import type { Hook } from '@kadr/content/shape'
import { changeFavouriteHook, listFavouriteHooks } from '@kadr/contract/library/hooks'
import { useQuery } from '@tanstack/react-query'
import { useOptimisticMutation } from '../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'

export const keyOf = ({ family, id }: Hook) => `${family.id}/${id}`

/** Keys of the favourites; undefined for a visitor without a session. */
export const useFavourites = (): ReadonlySet<string> | undefined => {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...useApi().query(listFavouriteHooks), enabled: isSignedIn })
  return isSignedIn && data ? new Set(data.hooks) : undefined
}

export const useChangeFavourite = () =>
  useOptimisticMutation({
    send: (api, body: { hook: string; isFavourite: boolean }) =>
      api.call(changeFavouriteHook, { body }),
    cached: (api) => api.query(listFavouriteHooks),
    change: ({ hooks }, { hook, isFavourite }) => ({
      hooks: isFavourite ? [hook, ...hooks] : hooks.filter((known) => known !== hook),
    }),
    scope: 'favourite-hooks',
  })
