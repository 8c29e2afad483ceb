import type { Hook } from '@kadr/content/shape'
import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/feedback/toast.tsx'
import { keyOf, useChangeFavourite, useFavourites } from './favourite-hooks.ts'

/** Only for those who are signed in. */
export const FavouriteButton = ({ hook }: { hook: Hook }) => {
  const favourites = useFavourites()
  const change = useChangeFavourite()
  if (!favourites) return null
  const key = keyOf(hook)
  const isFavourite = favourites.has(key)
  const toggle = () =>
    change.mutate(
      { hook: key, isFavourite: !isFavourite },
      { onError: (error) => notify.error(failureText(error)) },
    )
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isFavourite}
      icon={<Heart aria-hidden="true" className={clsx('size-4', isFavourite && 'fill-current')} />}
      onClick={toggle}
    >
      {isFavourite ? 'В избранном' : 'В избранное'}
    </Button>
  )
}
